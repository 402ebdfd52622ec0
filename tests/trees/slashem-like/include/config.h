#ifndef CONFIG_H
#define CONFIG_H
#define UNIX
#define TEXTCOLOR
#ifdef unix
#define UNREACHED 1
#endif
/* Hackers' corner */
#define BLACKMARKET
/* #define ZOUTHERN */
typedef signed char schar;
typedef unsigned char uchar;
typedef schar xchar;
typedef xchar boolean;
#include "patchlevel.h"
#endif
