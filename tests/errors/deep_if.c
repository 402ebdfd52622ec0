// expect: limit-reached
// As many minus signs, in a condition.
#define A(x) - - - - - - - - - - x
#define B(x) A(A(A(A(A(A(A(A(A(A(x))))))))))
#define C(x) B(B(B(B(B(B(B(B(B(B(x))))))))))
#define D(x) C(C(C(C(C(C(C(C(C(C(x))))))))))
#define E(x) D(D(D(D(D(D(D(D(D(D(x))))))))))
#if E(1)
#endif
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
