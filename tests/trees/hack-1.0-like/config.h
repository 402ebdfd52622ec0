/* A small tree for tests, in the shape of 1984. */
#ifndef CONFIG
#define CONFIG
#define	UNIX
#define	CHDIR
#define PL_NSIZ 32
typedef char schar;
#ifdef UNSIGNED_CHAR
typedef unsigned char xchar;
#else
typedef char xchar;
#endif UNSIGNED_CHAR
#endif CONFIG
