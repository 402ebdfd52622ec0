// expect: error-directive
#ifndef MON
#error "MON must be defined"
#endif
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
