// expect: unknown-name
// What `#` and `##` make stands at the place of the macro's body.
#define NAME(x) #x
#define LEVEL(x) x ## _LEVEL + x ## _BONUS
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { NAME(newt), LEVEL(NEWT) } };
