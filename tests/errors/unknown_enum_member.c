// expect: unknown-type
/* So no structure can hold one. */
struct permonst { const char *mname; enum colour colour; };
struct permonst mons[] = { { "newt", 2 } };
