// expect: implicit-int
// reads: 1
/* Where a type is missing, it is int: a compiler warns. */
typedef (*handler)(int);
struct permonst { const char *mname; const n; handler h; };
struct permonst mons[] = { { "newt", (const) 2 } };
