// expect: macro-arguments
#define MON(name, level, speed) { name, level, speed }
struct permonst { const char *mname; int level, speed; };
struct permonst mons[] = {
    MON("newt", 1, 6),
    MON("ogre", 5),
    MON("troll", 7, 12),
};
