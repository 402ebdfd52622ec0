#define f(x) x f
#define g f(g)
#define object object + other
#define other object
f(1)(2)(3) g(4) object
#define EMPTY
#define LATER(x) x EMPTY (1)
LATER(f) LATER(LATER)
