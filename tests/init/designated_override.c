/* What is given later wins, field by field or as a whole. */
struct pair { int a, b; };
struct permonst { const char *mname; struct pair p; int q[2]; };
struct permonst mons[] = {
    { "fields", .p = { 1, 2 }, .p.b = 3 },
    { "whole", .p.a = 4, .p = { .b = 5 } },
    { "element", .q = { 6, 7 }, .q[0] = 8 },
    [0].q[1] = 9,
};
