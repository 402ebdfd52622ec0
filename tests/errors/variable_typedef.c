// expect: unknown-type
typedef loop loop;
struct permonst { const char *mname; loop level; };
struct permonst mons[] = { { "newt", 1 } };
