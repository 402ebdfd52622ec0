/* A designator into another member of a union makes an end of what the first stored; one into the same does not. */
struct pair { short s[2]; };
struct permonst {
    const char *mname;
    union { int i; struct pair p; unsigned char c[4]; } u;
    union { int b; struct { short lo, hi; }; };
    int z;
};
struct permonst mons[] = {
    { "other", .u = { .i = -1, .c[2] = 7 } },
    { "other again", .u.i = -1, .u.c[2] = 7 },
    { "same", .u.c[0] = 1, .u.c[2] = 2 },
    { "back", .u.c[0] = 1, .u.i = 258, .u.c[3] = 9 },
    { "unnamed", .b = -1, .hi = 3 },
    { "unnamed, same", .lo = -1, .hi = 3, 4 },
    { "pair", .u.p.s[1] = 5, .u.p.s[0] = 6, .z = 7 },
};
