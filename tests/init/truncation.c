/* What a field cannot hold is cut off. */
typedef signed char schar;
typedef unsigned char uchar;
struct permonst { const char *mname; schar level; uchar dice; short s; unsigned short us; int i; unsigned u; unsigned long ul; long l; char c; };
struct permonst mons[] = {
    { "over", 200, 400, 40000, 70000, 4294967297, 8589934593, 1, 1, 200 },
    { "negative", -1, -1, -1, -1, -1, -1, -1, -1, -1 },
    { "deep", -200, -300, -40000, -70000, -4294967297, -1L, -1, -2, -200 },
    { "large", 128, 256, 32768, 65536, 0x80000000, 0xffffffff, 0xffffffffffffffff, 0x8000000000000000, 0x80 },
    { "characters", 'z', '\377', 'ab', '\xff', 'abcd', '\200', '\200', 'a', '\xe9' },
};
