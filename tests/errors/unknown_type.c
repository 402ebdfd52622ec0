// expect: unknown-type
struct permonst { const char *mname; schar level; };
struct permonst mons[] = { { "newt", 1 } };
