typedef unsigned char uchar;
enum { FIRST = -1, SECOND, THIRD = 1 << 4 };
#define LVL(a, b) a, (b)
(uchar)(signed char)-1 + (long)FIRST * (THIRD, LVL(1, 2)) + (int)2.9
