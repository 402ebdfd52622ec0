// expect: error-directive
/* Where something was said before the table, what follows from it is not said as well. */
#error the build is not configured
struct permonst { const char *mname; int n; };
struct permonst mons[] = { , { "newt", 1 } };
