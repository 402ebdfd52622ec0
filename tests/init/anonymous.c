/* Members of unnamed structs and unions are the parent's. */
struct permonst {
    const char *mname;
    struct { int hp, pw; };
    union { unsigned whole; unsigned char low; };
    struct { struct { short x; }; short y; };
    int end;
};
struct permonst mons[] = {
    { "inner braces", { 1, 2 }, { 258 }, { { 3 }, 4 }, 5 },
    { "no inner", 1, 2, 3, 4, 5, 6 },
    { .mname = "named", .pw = 7, 8, .y = 9, 10, .x = 11 },
    { .low = 255, .mname = "low", .end = 1 },
};
