// expect: no-table
struct permonst { const char *mname; int level; };
extern struct permonst mons[];
