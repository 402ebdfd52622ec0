#include "permonst.h"
#define A(a, b) { a, b }
#define ATTK(type, dice) { type, dice }
#define NO_ATTK ATTK(0, 0)
enum {
#define PMNAME
#include "monsters.h"
#undef PMNAME
    NUMMONS
};
struct permonst mons[NUMMONS] = {
#include "monsters.h"
};
