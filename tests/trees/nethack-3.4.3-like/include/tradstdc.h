/* Prototypes for compilers that have none. */
#ifndef TRADSTDC_H
#define TRADSTDC_H
#ifdef __STDC__
# define NDECL(name) name(void)
# define FDECL(name, list) name list
# define VDECL(name, list) name list
#else
# define NDECL(name) name()
# define FDECL(name, list) name()
#endif
#define E extern
#endif
