// expect: unknown-type
struct permonst { const char *mname; short pxlth; };
struct permonst mons[] = { { "newt", 0 }, { "tollkeeper", sizeof(struct eshk) } };
