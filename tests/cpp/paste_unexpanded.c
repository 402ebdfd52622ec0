// The operands of `##` are not expanded; elsewhere the same parameter is.
#define BLUE 4
#define CAT(a, b) a ## b
#define XCAT(a, b) CAT(a, b)
#define BOTH(a) a a##1 1##a #a
#define BLUE1 bright
CAT(BLUE, 2); XCAT(BLUE, 2); BOTH(BLUE); XCAT(CAT(BL, UE), 9); CAT(x, CAT)(1, 2);
