// expect: bad-arithmetic
struct permonst { const char *mname; long level; };
struct permonst mons[] = {
    { "newt", &mons[9223372036854775807] - &mons[0] },
};
