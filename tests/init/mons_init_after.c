/* The array that is wanted most may stand behind another, even in the same declaration. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = { { "mons", 1 } }, mons_init[] = { { "init", 2 }, { "more", 3 } };
