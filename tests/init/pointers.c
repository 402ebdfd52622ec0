/* Pointers to other objects and to functions. */
struct eshk { int bill; };
extern struct eshk shopkeeper, keepers[3];
static int counter;
static const int numbers[3] = { 1, 2, 3 };
static char buffer[10];
int act(), (*later)(void);
static void quiet(void) {}
struct permonst { const char *mname; struct eshk *shk; const int *num; int (*fn)(); void *any, *buf; };
struct permonst mons[] = {
    { "address", &shopkeeper, &numbers[0], act, &counter, buffer },
    { "array", keepers, numbers, &act, quiet, &buffer[0] },
    { "later", &keepers[1], numbers + 2, 0, (void *)&later, buffer + 4 },
    { "null", 0, (const int *)0, (int (*)())0, (void *)0, 0L },
};
