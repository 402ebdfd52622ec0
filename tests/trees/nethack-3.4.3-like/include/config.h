/* What a player may change. */
#ifndef CONFIG_H
#define CONFIG_H

#define UNIX /* the system's own header undefines what it has not */

#ifdef UNIX
# include "config1.h"
#endif

/*
 *	Features.
 */
#define SEDUCE /* succubi seduce */
#define KOPS /* Kops, too */
/* #define CHARON */

#ifdef TEXTCOLOR
#define HAVE_COLOR 1
#else
# define HAVE_COLOR 0
#endif

#if defined(__GNUC__) && !defined(NOSCHAR)
typedef signed char schar;
#else
# ifdef MISSING_SCHAR
typedef char schar;
# else
typedef signed char schar;
# endif
#endif
typedef unsigned char uchar;

#include "global.h"
#endif /* CONFIG_H */
