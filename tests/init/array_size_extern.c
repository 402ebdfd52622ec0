/* The declaration that gives the length counts, whatever was asked for before the structure's own layout. */
struct permonst { const char *mname; unsigned long n; };
extern struct permonst mons[];
struct permonst mons[5] = { { "first", sizeof mons / sizeof *mons }, { "second", sizeof mons } };
