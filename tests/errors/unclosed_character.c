// expect: unclosed-literal
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 'x },
    { "ogre", 5 },
};
