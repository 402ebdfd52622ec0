/* The shape of the game's own macros. */
#define MON(nam, sym, lvl, gen, atk, siz, col) { nam, sym, lvl, (gen), atk, siz, C(col) }
#define LVL(lev, mov, ac) lev, mov, ac
#define SIZ(wt, nut) wt, nut
#define A(...) { __VA_ARGS__ }
#define ATTK(at, ad, n, d) { at, ad, n, d }
#define NO_ATTK { 0, 0, 0, 0 }
#ifdef TEXTCOLOR
#define C(c) c
#else
#define C(c) (0x1f & (c))
#endif
struct attack { unsigned char aatyp, adtyp, damn, damd; };
struct permonst { const char *mname; char mlet; signed char mlevel, mmove, ac; unsigned short geno; struct attack mattk[3]; unsigned short cwt, cnutrit; unsigned char mcolor; };
struct permonst mons[] = {
    MON("moth", 1, LVL(1, 15, -2), (0x20 | 3), A(ATTK(1, 0, 1, 3), NO_ATTK, NO_ATTK), SIZ(10, 10 / 2), 0x23),
#ifdef NEVER
    MON("ghost", 2),
#endif
#define TWO_BITES ATTK(1, 0, 2, 3), ATTK(1, 0, 2, 3)
    MON("asp", 2, LVL(2, 15, 3), 0, A(TWO_BITES, NO_ATTK), SIZ(20, 20), 4),
#undef TWO_BITES
    MON("", 0, LVL(0, 0, 0), 0, A(NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0), 0)
};
