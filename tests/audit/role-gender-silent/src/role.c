#include "game.h"
#include "you.h"

const struct Role roles[] = {
    { { "Miller", 0 }, "Mil", PM_MILLER, NON_PM, NON_PM, NON_PM, NON_PM, NON_PM, ROLE_MALE | ROLE_FEMALE | ROLE_LAWFUL },
    { { "Abbot", 0 }, "Abb", PM_ABBOT, PM_ABBESS, NON_PM, NON_PM, NON_PM, NON_PM, ROLE_MALE | ROLE_FEMALE | ROLE_LAWFUL },
    { { "Squire", 0 }, "Squ", PM_SQUIRE, NON_PM, NON_PM, NON_PM, NON_PM, NON_PM, ROLE_MALE | ROLE_LAWFUL },
    { { 0, 0 } }
};
