#include "game.h"

static int troops[PM_MARSHAL - PM_RECRUIT + 1];

/* PM_RECRUIT <= x && x <= PM_HEALER is only said here. */
int
is_of_the_army(int which)
{
    if (which < PM_RECRUIT || which > PM_MARSHAL)
        return 0;
    return troops[which - PM_RECRUIT];
}
