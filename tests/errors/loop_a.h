#include "loop_b.h"
#define LOOPED 1
