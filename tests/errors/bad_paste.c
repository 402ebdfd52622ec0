// expect: bad-paste
#define PM(a, b) a##b
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", PM(+, 1) } };
