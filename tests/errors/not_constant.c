// expect: not-constant
static int depth;
int roll();
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", depth + 1 },
    { "ogre", roll() },
    { "troll", 7 },
};
