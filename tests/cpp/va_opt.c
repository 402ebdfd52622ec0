// C23: __VA_OPT__.
#define CALL(f, ...) f(0 __VA_OPT__(,) __VA_ARGS__)
#define INIT(name, ...) name __VA_OPT__(= { __VA_ARGS__ })
#define EMPTY
CALL(a); CALL(a, ); CALL(a, 1); CALL(a, 1, 2); INIT(x); INIT(x, 1, 2); CALL(a, EMPTY);
