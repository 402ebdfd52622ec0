/* Lines that end in CR LF. */
#define ROW(n, l) { n, \
                    l }
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    ROW("a", 1), /* a comment over
    two lines */ ROW("b" \
"c", 2),
};
