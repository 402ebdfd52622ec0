//// src/monst.c
#include "permonst.h"
enum permons { NON_PM = -1,
#define MON(name, level, bn) PM_##bn,
#include "monsters.h"
#undef MON
	NUMMONS };
static const struct permonst mons_init[NUMMONS + 1] = {
#define MON(name, level, bn) [PM_##bn] = { .pmnames = { name }, level, .difficulty = PM_##bn + 1 },
#include "monsters.h"
};
//// include/permonst.h
#include <stdint.h>
enum genders { MALE, FEMALE, NEUTRAL, NUM_MGENDERS };
struct permonst { const char *pmnames[NUM_MGENDERS]; int8_t mlevel; uint64_t geno; int difficulty : 6; };
//// include/monsters.h
MON("glass wasp", 1, GLASS_WASP)
MON("marsh hound", 2 * 2, MARSH_HOUND)
