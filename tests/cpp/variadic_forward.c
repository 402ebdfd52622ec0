// A list that passes through several macros is split again at each.
#define FIRST(a, ...) a
#define REST(a, ...) __VA_ARGS__
#define SECOND(...) FIRST(REST(__VA_ARGS__))
#define THIRD(...) SECOND(REST(__VA_ARGS__))
#define APPLY(m, ...) m(__VA_ARGS__)
#define ADD(a, b, c) a + b + c
#define XYZ x, y, z
SECOND(1, 2, 3); THIRD(1, 2, 3); APPLY(ADD, 1, 2, 3); APPLY(ADD, XYZ); APPLY(APPLY, ADD, XYZ); FIRST(XYZ);
