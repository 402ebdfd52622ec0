/* GNU ranges. */
struct permonst { const char *mname; unsigned char kind[6]; int grid[2][3]; };
struct permonst mons[] = {
    { "a", { [1 ... 3] = 7, 8 }, { [0 ... 1] = { [0 ... 2] = 4 } } },
    [2 ... 3] = { "twin", .kind[4 ... 5] = 1 },
    { "after", { [0 ... 5] = 9, [2] = 0 }, .grid[1][1 ... 2] = 6 },
};
