#include "game.h"
#include "you.h"

const struct Role roles[] = {
    { { "Miller", 0 }, "Mil", PM_MILLER, NON_PM, NON_PM, PM_OLD_MILLER, PM_MILL_GUARD, PM_MOTH_KING, ROLE_MALE | ROLE_FEMALE | ROLE_LAWFUL },
    { { 0, 0 } }
};
