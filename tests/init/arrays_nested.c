/* Arrays of arrays, whole and partly braced. */
struct permonst { const char *mname; int m[2][3]; signed char n[2][2][2]; };
struct permonst mons[] = {
    { "full", { { 1, 2, 3 }, { 4, 5, 6 } }, { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, { 7, 8 } } } },
    { "flat", { 1, 2, 3, 4, 5, 6 }, { 1, 2, 3, 4, 5, 6, 7, 8 } },
    { "part", { { 1 }, { 4 } }, { { 1, 2, 3 }, { { 5 }, 7 } } },
    { "bare", 1, 2, 3, 4, 5, 6, 1, 2, 3 },
};
