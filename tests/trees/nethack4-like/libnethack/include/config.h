#ifndef CONFIG_H
# define CONFIG_H
# include "compilers.h"
# include <stdint.h>
# include <stdbool.h>
typedef signed char schar;
typedef unsigned char uchar;
typedef schar aligntyp;
# define A_NONE (-128)
# ifdef AIMAKE_BUILDOS_linux
#  define LINUX 1
# endif
#endif
