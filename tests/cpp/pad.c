// A list of attacks padded to four.
#define NO {0,0,0,0}
#define ATTK(a, b, c, d) {a, b, c, d}
#define FOUR(skip, a, b, c, d, ...) {a, b, c, d}
#define PAD(...) FOUR(skip, ##__VA_ARGS__, NO, NO, NO, NO, )
#define A(...) PAD(__VA_ARGS__)
A(); A(ATTK(1,2,3,4)); A(ATTK(1,2,3,4), NO, ATTK(5,6,7,8)); PAD();
