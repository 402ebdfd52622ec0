// expect: literal-too-large truncated
// reads: 3
/* A number of more than 64 bits, an escape of more than a byte: a compiler warns, and takes the low bits. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "n\x411t", 0x10000000000000001 },
    { "ogre", '\777' },
    { "imp", "\x100"[0] + 0x1ffffffffffffffff },
};
