// expect: too-many-values
struct permonst { const char *mname; unsigned char attack[2]; char name[4]; };
struct permonst mons[3] = {
    { "newt", { 1, 2 }, "abcd" },
    { "ogre", { 1, 2, 3 }, "abc" },
    { "troll", { 1, 2 }, "abcde" },
    { "imp", { 1, 2 }, "abc" },
};
