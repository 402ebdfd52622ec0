/* A length is computed even where only a type is asked for. */
int lengths[8 / 2];
enum { SMALL = 8 / 2, LARGE = 9 };
struct permonst { unsigned long size; int chosen; double exact; int rounded; };
struct permonst mons[] = {
    { sizeof lengths, 1 ? SMALL : LARGE, 0.1f, 16777217.0f },
    { sizeof(int[8 / 2]), 0 ? SMALL : 0 ? 2 : LARGE, 0.1f == 0.1, 0 },
};
