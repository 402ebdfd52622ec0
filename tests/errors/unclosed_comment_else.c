// expect: unclosed-comment unclosed-conditional
/* And behind `#else`. */
struct permonst { const char *mname; int n; };
#if 1
struct permonst mons[] = { { "newt", 2 } };
#else /* never
#endif
