// expect: syntax
// One bad row does not hide the others.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
    { "ogre", 5 + },
    { "troll" 7 },
    { "imp", 3 },
};
