/* Storage classes and qualifiers in any order, and the array beside other names. */
struct permonst { const char *const mname; volatile int level; unsigned short int const geno; short int unsigned cwt; };
struct permonst const static volatile before[1] = { { "no", 0 } }, mons[] = { { "a", 1, 2, 3 }, { "b", -4, 65535, 65536 } }, *after;
