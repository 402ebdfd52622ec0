// expect: syntax
// The table ends where nobody meant it to; the rows after it must not be lost in silence.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
    { "ogre", 5 } },
    { "troll", 7 },
};
