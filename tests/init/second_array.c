/* SPLITMON: another array begins in the middle when a macro says so. */
struct permonst { const char *mname; int level; };
#ifndef SPLITMON_2
struct permonst mons[] = {
    { "a", 1 },
#endif
#ifdef SPLITMON_1
};
#endif
#ifdef SPLITMON_2
struct permonst _mons2[] = {
#endif
#ifndef SPLITMON_1
    { "b", 2 },
};
#endif
