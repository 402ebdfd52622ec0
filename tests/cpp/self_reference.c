// A macro does not expand inside itself, and what was once refused stays refused.
#define foo (1 + foo)
#define f(x) x + f(x)
#define id(x) x
#define EMPTY
foo; id(foo); id(id(foo)); f(1); f(f(1)); f(foo); id(f)(2); id(f EMPTY)(2);
