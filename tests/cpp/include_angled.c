// A header of the tree in angle brackets: include/ is searched.
#include <angled.h>
#include "angled.h"
ANGLED;
