/* The arithmetic of long double has more bits than that of double, and a table may keep what it computes. */
struct permonst { const char *mname; int n, m; double d; float f; };
struct permonst mons[] = {
    { "hundredfold", 1450 * 1.4L, 1450 * 1.4, 1450 * 1.4L, 1450 * 1.4L },
    { "parts", 1.15L * 100, 1.15 * 100, 1 / 3.0L, 1 / 3.0L },
    { "sums", (0.1L + 0.2L) * 10, -2.9999999999999999L, 0.1L + 0.2L, 9007199791611905L },
    { "compared", 0.1L == 0.1, 1.1L > 1.1, 16777217, 16777217 },
    { "wide", 1e4000L * 1e-3998L, 1e4000L / 1e3999L, 1e-4000L * 1e3990L, 1e-4930L * 1e4925L },
};
