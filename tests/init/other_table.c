// table: pets
/* Another array than mons. */
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "no", 0 } };
static struct permonst pets[] = { { "kitten", 0 }, { "pony", 2 } };
