// GNU: `, ##__VA_ARGS__` drops the comma when there are no more arguments.
#define CALL(f, ...) f(0, ##__VA_ARGS__)
#define ONLY(...) (0, ##__VA_ARGS__)
#define PAD(...) FIRST3(dummy, ##__VA_ARGS__, z, z, z)
#define FIRST3(d, a, b, c, ...) a b c
#define EMPTY
CALL(a); CALL(a, ); CALL(a, 1); CALL(a, 1, 2); ONLY(); ONLY(1); ONLY(,); CALL(a, EMPTY); ONLY(EMPTY);
PAD(); PAD(p); PAD(p, q); PAD(p, q, r, s);
