// expect: include-loop
#include "loop_a.h"
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", LOOPED } };
