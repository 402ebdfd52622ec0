// Expansion put off by one pass and by two.
#define NOTHING()
#define LATER(what) what NOTHING()
#define LATEST(...) __VA_ARGS__ LATER(NOTHING)()
#define AGAIN(...) __VA_ARGS__
#define A() 123
LATER(A)(); AGAIN(LATER(A)()); LATEST(A)(); AGAIN(LATEST(A)()); AGAIN(AGAIN(LATEST(A)()));
LATER(LATER)(A)(); AGAIN(LATER(LATER)(A)());
