// expect: bad-arithmetic
/* A floating-point constant is within the range of its type. */
struct permonst { const char *mname; double weight; float small; };
struct permonst mons[] = {
    { "marmot", 1e999 },
    { "newt", 1e300 * 1e300 },
    { "asp", (float) 1e39 },
    { "bat", 1e39f },
    { "cat", sizeof(1e300 * 1e300) },
    { "rat", 1e300 / 1e-300 },
    { "owl", 1, 1e39 },
};
