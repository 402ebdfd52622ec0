/* The form that GCC had before the standard: `name:` and `[n]` without `=`. */
struct permonst { const char *mname; int level, speed; unsigned char kind[3]; };
struct permonst mons[] = {
    { level: 3, mname: "old" },
    { mname: "older", kind: { [2] 9 } },
};
