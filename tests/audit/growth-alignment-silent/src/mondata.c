#include "game.h"
#include "you.h"

static const short grownups[][2] = {
    { PM_ASH_PUP, PM_ASH_DOG },
    { PM_FOG_HATCHLING, PM_FOG_DOG },
    { NON_PM, NON_PM }
};
