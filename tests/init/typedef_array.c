/* The array's own type may be a typedef, and its declaration an extern before. */
typedef struct permonst { const char *mname; int n; } table[];
extern table mons;
table mons = { { "a", 1 }, { "b", 2 }, { "c" } };
