// A guarded header counts once.
#include "guarded.h"
#include "guarded.h"
#include "sub/../guarded.h"
TIMES;
