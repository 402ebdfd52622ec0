/* Sizes with padding, arrays, pointers, bit-fields and unions. */
typedef signed char schar;
typedef struct { schar x, y; } coord;
struct monst;
struct bill { unsigned id; char used; long price; short n; };
struct eshk { long robbed; coord shk, door; char shoproom; struct bill bill[4], *billp; int visits; char customer[32]; };
struct epri { schar align; char room; coord pos; int level; };
struct emin { schar align; };
struct bits { unsigned a : 5, b : 11, c : 20; char d; };
union both { struct emin e; struct epri p; };
struct link { struct link *next; struct monst *m; char flag; };
static char plname[32];
struct permonst { const char *mname; unsigned pxlth; };
struct permonst mons[] = {
    { "eshk", sizeof(struct eshk) }, { "epri", sizeof(struct epri) }, { "emin", sizeof(struct emin) },
    { "bits", sizeof(struct bits) }, { "both", sizeof(union both) }, { "link", sizeof(struct link) },
    { "coord", sizeof(coord) }, { "coords", sizeof(coord[3]) }, { "name", sizeof plname }, { "long", sizeof(long) },
    { "self", sizeof(struct permonst) }, { "sum", sizeof(struct epri) + sizeof(coord) - 1 }, { "pointer", sizeof(struct monst *) },
    { "member", sizeof(((struct eshk *)0)->customer) }, { "expression", sizeof(1L + 1) },
};
