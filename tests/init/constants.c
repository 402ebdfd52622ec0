/* Constant expressions of all sorts in fields. */
#define G_FREQ(n) (n)
#define BIT(n) (1L << (n))
#define SHIFT(x) x<<4
struct permonst { const char *mname; long flags; unsigned geno; int n; };
struct permonst mons[] = {
    { "or", BIT(0) | BIT(31) | 0x10000L, 0x20 | 0x80 | G_FREQ(3), 4 + 3 * 2 },
    { "choice", 1 > 2 ? 10 : 20, sizeof(int) == 4 ? 'y' : 'n', -(-(3)) },
    { "shift", 1 | SHIFT(2) | 1, ~0u >> 28, (5 - 3) << 2 >> 1 },
    { "masks", ~BIT(3), ~0, !0 + !1 },
    { "comparison", 3 < 4, 4 <= 3, 1 == 1 && 2 != 2 || 0 },
    { "octal", 010, 0777, 0x1F },
    { "cast", (unsigned char)-1, (short)40000, (int)3.99 },
    { "division", -7 / 2, -7 % 3, 40 / 2 },
};
