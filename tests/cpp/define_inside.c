// Macros that live and die inside an initializer, as SEDUCTION_ATTACKS does.
#define A(...) { __VA_ARGS__ }
#define K(a, b) { a, b }
struct m mons[] = {
    M("one", A(K(1, 2), K(3, 4))),
#ifdef PRUDE
#define SED K(5, 6), K(7, 8)
#else
#define SED K(9, 10), \
            K(11, 12)
#endif
    M("two", A(SED, 0)),
#define M(n, a) { n, a }
    M("three", A(SED, 1)),
#undef SED
    M("four", SED),
#undef M
};
