// expect: unclosed-conditional
// Nothing is said about the table, which ends where the group hides its end.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
#ifdef KOPS
    { "ogre", 5 },
};
