/* Declared, declared again, and defined at last. */
struct permonst;
extern struct permonst *first;
struct permonst { const char *mname; int level; };
extern struct permonst mons[];
extern struct permonst mons[2];
struct permonst mons[2];
struct permonst mons[] = { { "a", 1 }, { "b" } };
