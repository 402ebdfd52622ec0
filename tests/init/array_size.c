/* The size may be larger than the list, and is an expression. */
#define CMNUM 3
enum { MORE = 1 };
struct permonst { const char *mname; int n[CMNUM + MORE]; };
struct permonst mons[CMNUM + 2 * MORE] = { { "a", { 1 } }, { "b", { 1, 2, 3, 4 } } };
