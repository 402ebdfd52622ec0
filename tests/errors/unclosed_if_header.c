// expect: unclosed-conditional
// The header leaves a group open; its includer is not to blame.
#include "unclosed_if.h"
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", LEVEL } };
