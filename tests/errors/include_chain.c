// expect: unknown-name
// The chain of headers that led to the name is shown.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
#include "chain_outer.h"
};
