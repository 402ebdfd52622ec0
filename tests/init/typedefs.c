/* Chains of typedefs, one declaration for several, and a name used again in a block of its own. */
typedef unsigned char uchar, *bytes, pair[2];
typedef uchar boolean;
typedef boolean xbool, flags_t[3];
typedef const char *text;
typedef struct attack { uchar type; xbool on; } attack_t, *attack_ptr;
typedef attack_t attacks[2];
typedef int (*action)(attack_ptr, int);
struct permonst { text mname; attacks mattk; flags_t f; pair p; bytes b; action act; attack_ptr ap; };
typedef struct permonst permonst_t;
permonst_t mons[] = {
    { "a", { { 1, 1 }, { 2 } }, { 1, 2, 300 }, { 4, 5 }, 0, 0, 0 },
    { "b", 1, 2, 3, 4, 5, 6, 7, 8, 9 },
};
