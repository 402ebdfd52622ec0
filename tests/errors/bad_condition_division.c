// expect: bad-condition
#if 1 / 0
#endif
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
