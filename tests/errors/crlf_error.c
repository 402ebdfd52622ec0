// expect: unknown-name
// A line that ends in CR LF is shown without them.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", NOWHERE },
};
