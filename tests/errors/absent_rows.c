// expect: absent-header absent-rows
/* Rows may be in a header as in 3.7; without it the table is another one. What is absent around the table is not needed. */
#include "before.h"
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "newt", 1 },
#include "rows.h"
    { "", 0 },
};
#include "after.h"
