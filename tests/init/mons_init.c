/* Where both are there, mons_init is the table. */
struct permonst { const char *mname; int level; };
struct permonst mons[3];
const struct permonst mons_init[3] = { { "a", 1 }, { "b", 2 } };
