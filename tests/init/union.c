/* A union holds its first member unless another is named; the dump shows all of them. */
union value { int i; unsigned char b[4]; };
struct permonst { const char *mname; union value v; union { signed char c; short s; } w; };
struct permonst mons[] = {
    { "first", { 0x01020304 }, { 5 } },
    { "bare", 7, 8 },
    { "named", { .b = { 1, 2, 3, 4 } }, { .s = 0x0201 } },
    { "negative", { -1 }, { -1 } },
};
