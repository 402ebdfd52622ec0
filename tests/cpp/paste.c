// `##` makes one token of two.
#define CAT(a, b) a##b
#define PM(bn) PM_##bn
#define NUM(a, b, c) a ## b ## c
CAT(gi, ant); CAT(1, 2); CAT(0x, ff); CAT(1e, 5); CAT(x, 1); CAT(<, <=); CAT(-, >); CAT(+, +); CAT(L, 'a'); CAT(L, "s");
PM(GIANT_ANT); NUM(a, b, c); NUM(1, ., 5);
