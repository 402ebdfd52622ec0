// A list that its reader chooses from.
#define WANT_ENUM
#include "select.h"
#undef WANT_ENUM
#define WANT_NAMES
#include "select.h"
#undef WANT_NAMES
#include "select.h"
