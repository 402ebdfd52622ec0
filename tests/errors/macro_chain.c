// expect: unknown-name
// The chain of macros that led to the name is shown.
#define SIZ(weight, food) weight, food
#define MON(name, siz) { name, siz }
#define WT(x) WT_##x
struct permonst { const char *mname; int weight, food; };
struct permonst mons[] = {
    MON("newt", SIZ(10, WT(NEWT))),
};
