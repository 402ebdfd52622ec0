// expect: unknown-name
enum { AT_BITE = 1, AT_CLAW };
#define ATTK(a, b) { a, b }
struct permonst { const char *mname; int attack[2]; };
struct permonst mons[] = {
    { "newt", ATTK(AT_BITE, AT_CLAW) },
    { "ogre", ATTK(AT_BIET, 0) },
    { "troll", ATTK(AT_CLAW, AT_KICK | AT_BITE) },
};
