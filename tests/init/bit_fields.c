/* Bit-fields, signed and unsigned, unnamed and of no width. */
struct permonst {
    const char *mname;
    unsigned a : 1, b : 3;
    int c : 3;
    signed int d : 5;
    unsigned : 4;
    unsigned char e : 4;
    unsigned : 0;
    unsigned long f : 40;
    _Bool g : 1;
    int last;
};
struct permonst mons[] = {
    { "fits", 1, 7, 3, -16, 15, 1099511627775, 1, 9 },
    { "cut", 2, 9, 4, 16, 255, -1, 2, -9 },
    { .mname = "named", .f = 5, .c = -1, .g = 0.5 },
};
