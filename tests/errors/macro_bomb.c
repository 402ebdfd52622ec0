// expect: limit-reached
// Each name doubles the one before: more tokens than any machine has.
#define A x x
#define B A A
#define C B B
#define D C C
#define E D D
#define F E E
#define G F F
#define H G G
#define I(...) __VA_ARGS__ __VA_ARGS__
#define J(...) I(I(I(I(I(I(I(I(__VA_ARGS__))))))))
#define K(...) J(J(J(J(J(J(J(J(__VA_ARGS__))))))))
struct permonst { const char *mname; int level; };
K(H) K(K(H))
struct permonst mons[] = { { "newt", 1 } };
