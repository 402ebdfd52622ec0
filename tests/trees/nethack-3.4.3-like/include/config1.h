#ifndef CONFIG1_H
#define CONFIG1_H
#if defined(MSDOS) || defined(AMIGA)
# undef UNIX
#endif
#include "tradstdc.h"
#include "unixconf.h"
#endif
