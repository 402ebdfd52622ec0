// A chain of twenty names.
#define a0 a1 + 0
#define a1 a2 + 1
#define a2 a3 + 2
#define a3 a4 + 3
#define a4 a5 + 4
#define a5 a6 + 5
#define a6 a7 + 6
#define a7 a8 + 7
#define a8 a9 + 8
#define a9 b0 + 9
#define b0 b1(0)
#define b1(x) b2(x, 1)
#define b2(x, y) b3(x, y, 2)
#define b3(...) b4((__VA_ARGS__), 3)
#define b4(x, ...) b5 x __VA_ARGS__
#define b5(x, y, z) <x y z> a0
a0;
