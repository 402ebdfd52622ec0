// expect: wrong-value
struct permonst { const char *mname; int n[3 - 5]; };
struct permonst mons[] = { { "newt", { 1 } } };
