// Macros in #if.
#define VERSION(a, b, c) (((a) << 16) | ((b) << 8) | (c))
#define THIS VERSION(3, 6, 7)
#define NEGATIVE -3
#define F(x) x
#if THIS >= VERSION(3, 6, 2) && THIS < VERSION(3, 7, 0)
a
#endif
#if 1 - NEGATIVE == 4 && NEGATIVE < 0
b
#endif
#if F(1) && F == 0
c
#endif
