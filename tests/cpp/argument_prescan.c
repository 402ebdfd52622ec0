// Arguments are expanded alone, then the whole again.
#define ID(x) x
#define PAIR(a, b) a b
#define COMMA ,
#define TWO 1, 2
#define LP (
#define f(x) [x]
ID(f)(1); ID(f LP 1)); ID(TWO); ID(PAIR)(1, 2); ID(ID)(ID)(3); ID(PAIR)(ID(ID), (4)); PAIR(1 COMMA 2, 3); ID(ID(ID(5)));
