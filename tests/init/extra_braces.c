/* A scalar may stand in braces. */
struct permonst { const char *mname; int level; unsigned char mr; };
struct permonst mons[] = { { { "braced" }, { 4 }, { 200, } }, { ("parenthesised"), (((5))), (6) } };
