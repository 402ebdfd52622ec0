/* What is not given is zero. */
struct attack { unsigned char aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; signed char ac; struct attack mattk[3]; long weight; char *other; double factor; };
struct permonst mons[4] = {
    { "half", 3, { { 1, 2 }, { 3 } } },
    { "name only" },
    { 0 },
};
