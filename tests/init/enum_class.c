/* An X-macro makes the enumeration, the other half of it the names. */
#define CLASSES SYM(ANT, 'a') SYM(BLOB, 'b') SYM(DOG, 'd')
#define SYM(n, c) S_##n,
enum classes { S_NONE, CLASSES S_COUNT };
#undef SYM
#define SYM(n, c) S_##n##_CHAR = c,
enum { CLASSES };
#undef SYM
struct permonst { const char *mname; unsigned char mlet; char sym; };
#define SYM(n, c) { #n, S_##n, S_##n##_CHAR },
struct permonst mons[] = { CLASSES { "", S_COUNT, 0 } };
