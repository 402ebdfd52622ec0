#include "loop_a.h"
