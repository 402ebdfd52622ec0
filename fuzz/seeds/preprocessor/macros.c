#define TWICE(x) x x
#define PAIR(a, b) { a, b }
#define CALL(f, ...) f(__VA_ARGS__)
#define NAMED(rest...) PAIR(rest)
TWICE(moth) CALL(PAIR, 1, 2) CALL(TWICE, CALL(PAIR, 3, 4)) NAMED(5, 6)
#undef TWICE
TWICE (wasp)
