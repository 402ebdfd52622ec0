// expect: syntax
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 08 },
    { "ogre", 99999999999999999999 },
    { "troll", 7lul },
    { "imp", '' },
    { "\xFFF", 1 },
};
