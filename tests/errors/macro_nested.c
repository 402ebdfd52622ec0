// expect: unknown-name
// A name in the body of a macro within a macro: the body is shown, and how the row leads there.
#define LVL(level) { level, SPEED_OF_DOOM }
#define MON(name, level) { name, LVL(level) }
struct permonst { const char *mname; int numbers[2]; };
struct permonst mons[] = {
    MON("newt", 1),
    MON("ogre", 5),
};
