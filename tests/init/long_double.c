/* A long double is sixteen bytes. */
struct a { char c; long double d; };
struct permonst { const char *mname; int n, m; };
struct permonst mons[] = { { "sizes", sizeof(long double), sizeof(struct a) } };
