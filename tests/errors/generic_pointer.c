// expect: not-constant
/* Types are read without qualifiers, and so what points to what decides nothing. */
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "marmot", _Generic("text", char *: 1, const char *: 2) } };
