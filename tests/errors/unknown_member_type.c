// expect: unknown-type absent-header
// The header that the build makes would have defined it.
#include "tradstdc.h"
struct permonst { const char *mname; boolean *flags; };
struct permonst mons[] = { { "newt", 0 } };
