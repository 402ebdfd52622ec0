// expect: not-constant
/* A string has no characters before its first and behind its NUL. */
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "behind", "ab"[3] },
    { "before", "ab"[-1] },
    { "wide", L"ab"[0] },
};
