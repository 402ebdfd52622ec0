/* Bit-fields with alignments: where their bits lie. */
typedef int loose __attribute__((aligned(1)));
typedef int wide __attribute__((aligned(8)));
struct own { unsigned char a; int b : 3 __attribute__((aligned(4))); int c : 4; };
struct unnamed { unsigned char a; int : 3 __attribute__((aligned(4))); int c : 4; };
struct tight { unsigned char a; int b : 3 __attribute__((packed)); int c : 30 __attribute__((packed)); };
struct half { unsigned char a; int b : 3; int c : 30 __attribute__((packed)); };
struct bytes { unsigned char a; loose b : 30; loose c : 30; };
struct units { unsigned char a; wide b : 30; wide c : 30; };
struct end { unsigned char a; int : 0; unsigned char b; } __attribute__((packed));
struct whole { unsigned char a; int b : 32 __attribute__((aligned(8))); unsigned char c; };
struct permonst {
    union { struct own v; unsigned char raw[8]; } own;
    union { struct unnamed v; unsigned char raw[8]; } unnamed;
    union { struct tight v; unsigned char raw[8]; } tight;
    union { struct half v; unsigned char raw[8]; } half;
    union { struct bytes v; unsigned char raw[9]; } bytes;
    union { struct units v; unsigned char raw[24]; } units;
    union { struct end v; unsigned char raw[6]; } end;
    union { struct whole v; unsigned char raw[16]; } whole;
    unsigned char sizes[8];
};
#define V(...) { .v = { __VA_ARGS__ } }
struct permonst mons[] = {
    { V(255, 2, 5), V(255, 6), V(255, -3, 0x12345678), V(255, 3, -0x1234567), V(255, 0x12345678, -1),
      V(255, -2, 0x1ABCDEF0), V(1, 2), V(255, 0x12345678, 3),
      { sizeof(struct own), sizeof(struct unnamed), sizeof(struct tight), sizeof(struct half), sizeof(struct bytes),
        sizeof(struct units), sizeof(struct end), sizeof(struct whole) } },
};
