// Calls that can be expanded where they lie, and those that only look like it.
#define A(a1, a2) { a1, a2 }
#define ATTK(at, n, d) { at, n, d }
#define LVL(lvl, mov) lvl, mov
#define REST(first, ...) first : __VA_ARGS__
#define ALL(...) < __VA_ARGS__ >
#define NO ATTK(0, 0, 0)
#define TWICE(x) x x
#define NAME TWICE
#define HALF TWICE (
#define SELF(x) x + SELF(x)
#define PING(x) PONG(x)
#define PONG(x) PING(x)
#define EMPTY
#define NONE()
#define HASH(x) #x
#define GLUE(x, y) x ## y
#define MIXED(x) x HASH(x) GLUE(x, 1)
A(ATTK(1, 2, 3), NO);
LVL(LVL(1, 2), LVL(3, 4));
REST(1); REST(1, 2, A(3, 4)); ALL(); ALL(1, (2, 3));
TWICE(NO) TWICE(TWICE(TWICE(1)));
NAME(1) NAME (NAME(2)) HALF 3);
SELF(SELF(1)) PING(1) PONG(PING(2));
TWICE(NAME)(1) TWICE(SELF)(1);
TWICE() NONE() EMPTY TWICE(EMPTY);
MIXED(a) TWICE(MIXED(b)) A(MIXED(b), 1);
TWICE
(1) TWICE; TWICE(
    1
    2) TWICE
TWICE(3);
TWICE(TWICE(TWICE(A(TWICE, 1))));
#define D1(x) D2(x)
#define D2(x) D3(x)
#define D3(x) D4(x)
#define D4(x) D5(x)
#define D5(x) D6(x)
#define D6(x) D7(x)
#define D7(x) D8(x)
#define D8(x) D9(x)
#define D9(x) E1(x)
#define E1(x) E2(x)
#define E2(x) E3(x)
#define E3(x) E4(x)
#define E4(x) E5(x)
#define E5(x) E6(x)
#define E6(x) E7(x)
#define E7(x) E8(x)
#define E8(x) E9(x)
#define E9(x) x D1(x) TWICE
D1(1) D1(D1(2))(3);
