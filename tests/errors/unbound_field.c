// expect: unbound-field
// binds: yes
struct attack { unsigned char aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; char mlet; signed char mlevel[2]; struct attack *mattk; };
struct permonst mons[] = { { "newt", 1, { 1 } }, { "", 0 } };
