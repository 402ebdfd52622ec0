/* Rows by index; the size follows from the highest. */
struct permonst { const char *mname; int level; };
enum { PM_NEWT, PM_OGRE, PM_TROLL, PM_LAST = 6 };
struct permonst mons[] = {
    [PM_TROLL] = { "troll", 7 },
    [PM_NEWT] = { "newt", 0 }, { "ogre", 5 },
    [PM_LAST - 1] = { .mname = "last but one" },
    [PM_LAST].level = 8,
    [4].mname = "four",
};
