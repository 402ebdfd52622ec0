// expect: unknown-type
/* An enumeration that nothing defines has no size, and no value is of it. A pointer to it may be had. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "cast", (enum colour) 2 },
    { "size", sizeof (enum hue) },
    { "pointer", sizeof (enum hue *) },
};
