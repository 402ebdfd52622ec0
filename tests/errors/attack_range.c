// expect: unbound-field
// binds: yes
/* Numbers of an attack, and a frequency, that the model has no room for. */
#define G_FREQ 0x0fff
struct attack { int aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; char mlet; signed char mlevel, mmove, ac; unsigned geno; struct attack mattk[2]; };
struct permonst mons[] = {
    { "marmot", 1, 0, 12, 9, 300, { { 300, 400, 70000, 40000 }, { 1, 1, 1, 1 } } },
    { "", 0 },
};
