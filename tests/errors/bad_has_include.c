// expect: bad-condition
#if 0 && __has_include(
#endif
#if __has_include nothing
#endif
#if __has_include("nothing.h"
#endif
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
