// expect: unknown-name
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { .name = "newt", .level = 1 } };
