#include "game.h"
#include "you.h"

static const short grownups[][2] = {
    { PM_ASH_PUP, PM_ASH_DOG },
    { NON_PM, NON_PM }
};
