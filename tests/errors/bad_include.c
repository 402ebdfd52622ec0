// expect: bad-directive
#include nothing
#include "unclosed
#include
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
