/* A packed struct has no padding. */
struct loose { char c; int i; };
struct tight { char c; int i; short s; } __attribute__((packed));
struct __attribute__((packed)) tight2 { char c; long l; };
struct permonst { const char *mname; int n; };
struct permonst mons[] = { { "loose", sizeof(struct loose) }, { "tight", sizeof(struct tight) }, { "tight2", sizeof(struct tight2) } };
