#if defined(WANT_ENUM)
#define SYM(i, n) S_##n = i,
#elif defined(WANT_NAMES)
#define SYM(i, n) #n,
#else
#define SYM(i, n)
#endif
SYM(1, ANT)
SYM(2, BLOB)
#undef SYM
