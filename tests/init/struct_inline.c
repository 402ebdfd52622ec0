/* The struct is declared together with the array. */
struct permonst { const char *mname; struct attack { unsigned char t, d; } mattk[2]; } mons[] = {
    { "a", { { 1, 2 }, { 3, 4 } } }, { "b", { { 5 } } },
};
