/* The row that is wrong stands in a header. */
#include "permonst.h"
#define MON(...) { __VA_ARGS__ }
struct permonst mons[] = {
#include "rows.h"
    MON("", 0)
};
