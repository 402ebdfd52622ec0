// expect: absent-header absent-rows unknown-name
/* A header that is absent within the table may have defined what a later row needs. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "newt", 1 },
#include "values.h"
    { "asp", FROM_VALUES },
};
