/* Not even the rows have braces. */
struct permonst { const char *mname; unsigned char kind[2]; int level; };
struct permonst mons[] = { "a", 1, 2, 3, "b", 4, 5, 6, "c", 7 };
