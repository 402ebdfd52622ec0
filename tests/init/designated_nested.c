/* Paths of fields and indices. */
struct attack { unsigned char type, dice[2]; };
struct body { int weight; struct { short food, size; } in; };
struct permonst { const char *mname; struct attack mattk[3]; struct body body; };
struct permonst mons[] = {
    { "a", .mattk[1].dice[0] = 4, 5, 6, 7, .body.in.size = 3 },
    { .body = { .in = { 1, 2 }, .weight = 9 }, .mname = "b", .mattk = { [2] = { 8, { 1 } }, [0].type = 7 } },
    { .mattk[2] = { 1, { 2, 3 } }, { 4 }, .mname = "c" },
    { .body.in.food = 5, 6, .mname = "d", .body.weight = 7 },
};
