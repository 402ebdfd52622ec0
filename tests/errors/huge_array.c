// expect: limit-reached
struct permonst { const char *mname; int level; };
struct permonst mons[2000000000] = { { "newt", 1 } };
