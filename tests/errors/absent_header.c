// expect: absent-header
// reads: 1
#include <stdio.h>
#include "nhlua.h"
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
