// expect: unknown-name
// A line that is not UTF-8 is shown all the same.
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "café", KAFFEE } }; /* ü */
