// Counting arguments by position.
#define NTH(_1, _2, _3, _4, _5, N, ...) N
#define COUNT(...) NTH(__VA_ARGS__, 5, 4, 3, 2, 1, 0)
#define JOIN(a, b) a##b
#define XJOIN(a, b) JOIN(a, b)
#define MON1(n) <n>
#define MON2(m, f) <m f>
#define MON3(m, f, n) <m f n>
#define MON(...) XJOIN(MON, COUNT(__VA_ARGS__))(__VA_ARGS__)
COUNT(a); COUNT(a, b, c); COUNT((a, b), c); MON(x); MON(x, y); MON(x, y, z);
