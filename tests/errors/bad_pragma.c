// expect: bad-directive
#define hush(warning) _Pragma(#warning)
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    hush(GCC diagnostic ignored "-Wall")
    { "newt", 1 _Pragma("once") },
    { "ant", 2 _Pragma(once) },
    { "asp", 3 _Pragma() },
};
