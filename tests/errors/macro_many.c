// expect: macro-arguments
#define LVL(level, speed) level, speed
#define MON(name, lvl) { name, lvl }
#define PASS(list) LVL(list)
#define BOTH 5, 6
struct permonst { const char *mname; int level, speed; };
struct permonst mons[] = {
    MON("newt", LVL(1, 6, 8)),
    MON("ogre", LVL(5, 6)),
    MON("troll", PASS(BOTH)),
};
