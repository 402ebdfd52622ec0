// expect: unclosed-comment
/* A comment that begins behind a directive, and has no end. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = { { "newt", 2 } };
#pragma x /* never
struct permonst more;
