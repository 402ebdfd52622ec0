/* Inner braces may be left out, here and there. */
struct attack { unsigned char aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; struct attack mattk[2]; short weight, food; };
struct permonst mons[] = {
    { "no inner", 1, 2, 3, 4, 5, 6, 7, 8, 100, 200 },
    { "one inner", { 1, 2, 3, 4, 5, 6, 7, 8 }, 100, 200 },
    { "mixed", { { 1, 2, 3, 4 }, 5, 6, 7, 8 }, 100, 200 },
    { "mixed too", { 1, 2, 3, 4, { 5, 6 } }, 100 },
    { "short", { { 1 }, 5 }, 100, 200 },
};
