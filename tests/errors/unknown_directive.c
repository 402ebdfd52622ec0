// expect: unknown-directive
#defnie LEVEL 3
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
