/* Fields by name, in any order, with positions going on after them. */
struct permonst { const char *mname; int level, speed, ac; unsigned char kind[3]; };
struct permonst mons[] = {
    { .level = 3, .mname = "named" },
    { .ac = -2, .mname = "goes on", 7, 8 },
    { "again", .speed = 9, 1, .level = 4, },
    { .kind = { 1, 2, 3 }, .mname = "array" },
    { .kind[1] = 5, 6, .mname = "element" },
    { "twice", 1, .level = 2, .level = 3 },
};
