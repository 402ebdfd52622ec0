/* In a union, another member's value takes the place of the earlier one; and what follows goes behind the union. */
struct permonst {
    union { struct { int x; } in; char b; } u;
    union { int a; char b; } v;
    int c;
};
struct permonst mons[] = {
    { .u.in.x = 5, .v.a = 1, 7 },
    { .u.in.x = 5, { 2 }, 8 },
    { .v.a = 0x12345678, .v.b = 1 },
};
