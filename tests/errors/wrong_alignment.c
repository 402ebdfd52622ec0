// expect: wrong-value
/* An alignment is a power of two. */
struct permonst { const char *mname; int level __attribute__((aligned(3 * 4))); };
struct permonst mons[] = { { "marmot", 1 } };
