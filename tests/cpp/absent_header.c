// Headers that the tree lacks are read as empty.
#include <stdio.h>
#include "generated.h"
#ifdef EOF
never
#endif
#define NAME <time.h>
#include NAME
after
