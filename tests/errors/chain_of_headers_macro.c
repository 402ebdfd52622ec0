// expect: bad-arithmetic
/* What a row needs of a header came out of the header's macros, whatever macros the rows before were made of. */
#define RANKS(top) enum { LOW = 1, TOP = 1 / top };
#define MON(name, rank) { name, rank }
struct permonst { const char *mname; int rank; };
RANKS(0)
struct permonst mons[] = { MON("newt", LOW), MON("asp", LOW), MON("owl", TOP) };
