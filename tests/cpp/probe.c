// Asking whether an argument is a certain word.
#define CAT(a, b) a ## b
#define SECOND(a, b, ...) b
#define HIT(x) x, 1
#define IS(...) SECOND(__VA_ARGS__, 0, )
#define IS_FLY(x) IS(CAT(FLY_, x))
#define FLY_yes HIT(~)
#define NOT(x) IS(CAT(NOT_, x))
#define NOT_0 HIT(~)
#define XNOT(x) NOT(x)
IS_FLY(yes); IS_FLY(no); NOT(0); NOT(1); XNOT(IS_FLY(yes)); XNOT(IS_FLY(no)); IS_FLY();
