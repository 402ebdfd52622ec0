// expect: macro-redefined
// reads: 1
#define LEVEL 1
#define LEVEL 2
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", LEVEL } };
