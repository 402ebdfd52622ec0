// expect: warning-directive
// reads: 1
#warning this table is old
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
