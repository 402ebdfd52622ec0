// expect: ignored-pragma
// reads: 1
/* How a pragma packs structures is not known. */
#pragma pack(push, 1)
struct permonst { char letter; int level; };
#pragma pack(pop)
struct permonst mons[] = { { 'm', 3 } };
