/* _Bool keeps only whether. */
struct permonst { const char *mname; _Bool a, b, c; };
struct permonst mons[] = { { "ints", 2, 0, 256 }, { "doubles", 0.5, 0.0, -1 }, { "others", 'x', !0, 1 > 2 } };
