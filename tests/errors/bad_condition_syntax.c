// expect: bad-condition
#if (1 + 2
#elif 1 +
#endif
#if
#endif
#if 1 2
#endif
#if "text"
#endif
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
