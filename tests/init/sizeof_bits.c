/* How bit-fields of different types share their storage. */
struct a { unsigned char x : 3; unsigned char y : 6; };
struct b { unsigned x : 30; unsigned y : 3; };
struct c { char c; unsigned x : 24; };
struct d { char c; unsigned x : 25; };
struct e { unsigned x : 1; unsigned : 0; unsigned y : 1; };
struct f { unsigned long x : 33; char c; };
struct g { short s; unsigned x : 16; unsigned y : 1; };
struct h { char c; int : 0; char d; };
struct i { char c; unsigned : 9; char d; };
struct j { _Bool a : 1; _Bool b : 1; unsigned char c : 6; unsigned char d : 1; };
struct k { unsigned long x : 40; unsigned y : 24; unsigned z : 1; };
struct l { char a; unsigned long x : 60; };
struct permonst { const char *mname; unsigned n; };
struct permonst mons[] = {
    { "a", sizeof(struct a) }, { "b", sizeof(struct b) }, { "c", sizeof(struct c) }, { "d", sizeof(struct d) },
    { "e", sizeof(struct e) }, { "f", sizeof(struct f) }, { "g", sizeof(struct g) }, { "h", sizeof(struct h) },
    { "i", sizeof(struct i) }, { "j", sizeof(struct j) }, { "k", sizeof(struct k) }, { "l", sizeof(struct l) },
};
