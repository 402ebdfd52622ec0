// expect: duplicate-symbol
// binds: yes
// reads: 4
struct attack { unsigned char aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; char mlet; signed char mlevel, mmove, ac; struct attack mattk[2]; };
struct permonst mons[] = {
    { "grid bug", 1, 0, 12, 9 },
    { "grid-bug", 1, 0, 12, 9 },
    { "newt", 2, 0, 6, 8 },
    { "", 0 },
};
