/* A character of a string is a constant; so is how addresses compare, where it is known. */
extern int grid[5];
int attacks[4];
struct permonst { const char *mname; int n, m, k; };
struct permonst mons[] = {
    { "element", "ab"[0], "ab"[1] + 1, "ab"[2] },
    { "turned", 0["ab"], (&"ab"[1])[0], "\xff"[0] },
    { "prefixed", u8"ab"[1], sizeof ("ab"[0]), "a" "b"[1] },
    { "addresses", grid - 1L < 0u, attacks > 0, attacks <= 0 },
    { "within", &attacks[1] < &attacks[2], &attacks[2] <= &attacks[1], (char *) 8 < (char *) 16 },
    { "sizes", sizeof ((unsigned) attacks), sizeof ((long) attacks), sizeof (attacks < 0) },
};
