#include "config.h"
#include "permonst.h"
struct permonst mons[] = { { "newt", 1 } };
