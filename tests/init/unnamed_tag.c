/* A structure with a tag and no name declares a type, and no member. */
struct permonst {
    struct inner { int x; };
    int y;
};
struct permonst mons[] = { { 3 } };
