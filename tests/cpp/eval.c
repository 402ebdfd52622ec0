// Recursion by rescanning: a loop of eight turns.
#define NOTHING()
#define LATER(what) what NOTHING()
#define LATEST(...) __VA_ARGS__ LATER(NOTHING)()
#define RUN(...) RUN1(RUN1(RUN1(__VA_ARGS__)))
#define RUN1(...) RUN2(RUN2(RUN2(__VA_ARGS__)))
#define RUN2(...) RUN3(RUN3(RUN3(__VA_ARGS__)))
#define RUN3(...) __VA_ARGS__
#define CAT(a, ...) a ## __VA_ARGS__
#define IF(c) CAT(IF_, c)
#define IF_0(t, ...) __VA_ARGS__
#define IF_1(t, ...) t
#define DEC(x) CAT(DEC_, x)
#define DEC_1 0
#define DEC_2 1
#define DEC_3 2
#define DEC_4 3
#define DEC_5 4
#define DEC_6 5
#define DEC_7 6
#define DEC_8 7
#define BOOL(x) CAT(BOOL_, x)
#define BOOL_0 0
#define BOOL_1 1
#define BOOL_2 1
#define BOOL_3 1
#define BOOL_4 1
#define BOOL_5 1
#define BOOL_6 1
#define BOOL_7 1
#define BOOL_8 1
#define AGAIN(...) __VA_ARGS__
#define EAT(...)
#define WHEN(c) IF(BOOL(c))(AGAIN, EAT)
#define LOOP(n, m) WHEN(n)(LATEST(LOOP_ON)()(DEC(n), m) LATEST(m)(n))
#define LOOP_ON() LOOP
#define SLOT(n) <n>
RUN(LOOP(8, SLOT)); RUN(LOOP(0, SLOT)); LOOP(2, SLOT);
