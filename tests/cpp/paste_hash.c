// Operators that `##` makes have no power of their own.
#define hash_twice # ## #
#define quote(a) # a
#define outer(a) quote(a)
#define between(c, d) outer(c hash_twice d)
char text[] = between(left, right); hash_twice;
