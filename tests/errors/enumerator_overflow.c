// expect: bad-arithmetic
/* An enumerator without a value follows the one before it, in that one's type. */
enum flag { FIRST = 0x7fffffff, SECOND };
struct permonst { const char *mname; unsigned flags; };
struct permonst mons[] = { { "marmot", SECOND } };
