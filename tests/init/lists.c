/* Lists within lists, with texts, numbers and null pointers; and what no longer is a plain value amid them. */
enum { AT_BITE = 1, AD_FIRE = 2 };
typedef unsigned char uchar;
struct names { const char *male, *female, *neuter; };
struct sounds { struct { short noises[3]; uchar loud; } set; int last; };
struct permonst {
    struct names pmnames;
    struct sounds sounds[2];
    long flags;
    uchar mlevel;
};
#define NONE (const char *) 0
#define NAM(x) { NONE, NONE, x }
#define PAIR(a, b) { a, b, NONE }
struct permonst mons[] = {
    { NAM("newt"), { { { { 1, 2, 3 }, 4 }, 5 }, { { { -1 } }, -6 } }, AT_BITE | AD_FIRE, 7 },
    { PAIR("lord", "lady"), { { { { 300, 40000, 3 }, 255 }, 1 }, }, (AT_BITE), 2 },
    { { (char *) 0, (const void *) 0, (const char *) (0) }, { { { { 1, 1 + 1 }, 2 } } }, -1, 3 },
    { { "a" "b", "tab\t", (const char *) "cast" }, { [1] = { .last = 9 } }, 8, 256 },
    { { "left", 0, { "braces" } }, { 1, 2, 3, 4, 5, 6 }, 0, 1 },
    { { .neuter = "named" }, { { { { 7 }, 8 }, 9 }, { { { 10, 11, } , 12, }, 13, }, }, 0x7fffffffffffffff, 255 },
};
