// A parameter that is not used, and one used often.
#define DROP(a, b, c) b
#define MANY(x) x x(x) #x x##x
#define z 9
DROP(bad token ' ', keep, "also"); MANY(z); MANY();
