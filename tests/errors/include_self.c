// expect: include-loop
#include "include_self.c"
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
