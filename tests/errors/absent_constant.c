// expect: unknown-name absent-header
// The header that the build makes would have defined it.
#include "onames.h"
struct permonst { const char *mname; int level, ring; };
struct permonst mons[] = {
    { "newt", 1, 2 },
    { "ring wraith", 5, LAST_RING },
};
