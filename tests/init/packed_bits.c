/* Packed, bit-fields follow each other without regard to units. */
struct __attribute__((packed)) permonst {
    unsigned a : 20;
    unsigned b : 20;
    unsigned c : 8;
    long long d : 8;
};
struct permonst mons[] = { { 1, 2, 3, 4 }, { 0xFFFFF, 0x12345, 255, -1 } };
