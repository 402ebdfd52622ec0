// expect: macro-arguments
// A wrong call in a body is wrong at each use of the body.
#define LVL(level, speed) { level, speed }
#define MON(name, level) { name, LVL(level) }
struct permonst { const char *mname; int numbers[2]; };
struct permonst mons[] = {
    MON("newt", 1),
};
