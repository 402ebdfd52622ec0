// Arguments in any order, found by name, with a value for those not given.
#define CAT(a, b) a ## b
#define XCAT(a, b) CAT(a, b)
#define PICK(a, b, ...) b
#define XPICK(...) PICK(__VA_ARGS__)
#define FOUND_AC(v) ~, v
#define SEEK_AC_AC(v) ~, v
#define SEEK_AC_DR(v) 0
#define SEEK_DR_DR(v) ~, v
#define SEEK_DR_AC(v) 0
#define TRY(want, arg, miss) XPICK(XCAT(SEEK_##want##_, arg), miss, )
#define STATS(p, q) { TRY(AC, p, TRY(AC, q, 10)), TRY(DR, p, TRY(DR, q, 0)) }
STATS(AC(3), DR(4)); STATS(DR(4), AC(3)); STATS(AC(5), AC(6)); STATS(DR(7 - 1), DR(8));
