// expect: unclosed-comment
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 }, /* the rest is lost
    { "ogre", 5 },
};
