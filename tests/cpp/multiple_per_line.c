// Calls beside calls, and calls as arguments of their own kind.
#define LVL(l, m, a) l, m, a
#define SIZ(w, n) w, n
#define MON(n, l, s) { n, l, s }
MON("a", LVL(1, 2, 3), SIZ(4, 5)), MON("b", LVL(-1, (2), 3 * 1), SIZ(LVL(1, 2, 3), 0)), MON(MON, LVL, SIZ);
