// expect: unclosed-comment
/* The same behind `#endif`: the rest of the table is gone. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = { { "newt", 2 },
#if 1
    { "ogre", 3 } };
#endif /* never
    { "imp", 3 } };
