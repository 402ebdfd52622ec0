#define VERSION 3
#if defined(VERSION) && VERSION >= 2 ? 1 : 0
# ifdef KOPS
kop
# elif VERSION == 3 && !defined KOPS
constable
# else
#  error neither
# endif
#endif
#if 0
it's
#elifdef KOPS
#elifndef KOPS
/* #endif */ mime
#endif
#if '\377' < 0 || 0x7fffffffffffffff + 1u > 0b11 << 2
#endif
