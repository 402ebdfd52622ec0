/* Everything that may stand around a table. */
extern int printf(const char *, ...);
static int helper(), other(int a, char *b);
void (*signal_(int sig, void (*func)(int)))(int);
extern char *names[], *(*table)[3], **deep;
register_me(a, b) int a; char *b; { return a ? b[0] : '}'; }
static int
old_style(n, list)
    register int n;
    struct { int x; } *list;
{
    static struct inner { int y[3]; } in[] = { { { 1, 2, 3 } } };
    char c = '{', *s = "}{\"";
    /* } */
    if (n) { return list->x; } else { while (0) { ; } }
again:
    switch (n) { case 1: goto again; default: return in[0].y[1]; }
}
static inline int quick(int x) { return x << 1; }
int volatile unsigned long long strange_order;
const static int late = 4;
struct permonst { const char *mname; int level; };
struct forward;
struct forward *make(void), *keep;
int array[2][3] = { { 1, 2 }, { 3 } }, scalar = 5, *pointer = &scalar;
struct permonst mons[] = { { "a", 1 }, { "b", 2 } };
struct forward { int after; };
void monst_init() { mons[0].level = array[0][1] + late + quick(scalar); }
;
int tail[sizeof mons / sizeof mons[0]];
