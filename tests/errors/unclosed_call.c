// expect: unclosed-call
#define MON(name, level) { name, level }
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    MON("newt", 1),
    MON("ogre", (5),
    MON("troll", 7)
};
