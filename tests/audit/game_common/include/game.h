/* What the small trees have in common: a game of our own, in the shape of 3.6. */
#ifndef GAME_H
#define GAME_H

#include "patchlevel.h"

typedef signed char schar;
typedef unsigned char uchar;
typedef schar aligntyp;

#define NATTK 6

struct attack {
    uchar aatyp;
    uchar adtyp, damn, damd;
};

struct permonst {
    const char *mname;
#ifdef WITH_PMIDX
    short pmidx;
#endif
    char mlet;
    schar mlevel, mmove, ac, mr;
    aligntyp maligntyp;
    unsigned short geno;
    struct attack mattk[NATTK];
    unsigned short cwt, cnutrit;
    uchar msound, msize;
    uchar mresists, mconveys;
    unsigned long mflags1, mflags2;
    unsigned short mflags3;
    uchar difficulty;
    uchar mcolor;
};

/* Classes. */
#define S_ANT 1
#define DEF_ANT 'a'
#define S_DOG 4
#define DEF_DOG 'd'
#define S_EEL 57
#define DEF_EEL ';'
#define S_HUMAN 53
#define DEF_HUMAN '@'
#define S_DEMON 56
#define DEF_DEMON '&'
#define S_WORM_TAIL 59
#define DEF_WORM_TAIL '~'

/* Generation. */
#define G_UNIQ 0x1000
#define G_NOHELL 0x0800
#define G_HELL 0x0400
#define G_NOGEN 0x0200
#define G_SGROUP 0x0080
#define G_LGROUP 0x0040
#define G_GENO 0x0020
#define G_NOCORPSE 0x0010
#define G_FREQ 0x0007

/* Attacks. */
#define AT_NONE 0
#define AT_CLAW 1
#define AT_BITE 2
#define AT_WEAP 254
#define AD_PHYS 0
#define AD_FIRE 2
#define AD_ACID 8

/* Resistances, traits. */
#define MR_FIRE 0x01
#define MR_COLD 0x02
#define MR_POISON 0x20
#define M1_FLY 0x00000001L
#define M1_HUMANOID 0x00020000L
#define M1_ANIMAL 0x00040000L
#define M2_HUMAN 0x00000008L
#define M2_DEMON 0x00000100L
#define M2_MERC 0x00000200L
#define M2_MALE 0x00010000L
#define M2_FEMALE 0x00020000L
#define M2_HOSTILE 0x00100000L
#define M3_INFRAVISION 0x0100

/* Sizes, sounds, colours. */
#define MZ_TINY 0
#define MZ_SMALL 1
#define MZ_MEDIUM 2
#define MZ_LARGE 3
#define MS_SILENT 0
#define CLR_BROWN 3

#define MON(...) { __VA_ARGS__ }
#define LVL(lvl, mov, ac, mr, aln) lvl, mov, ac, mr, aln
#define SIZ(wt, nut, snd, siz) wt, nut, snd, siz
#define ATTK(at, ad, n, d) { at, ad, n, d }
#define NO_ATTK { 0, 0, 0, 0 }
#define A(...) { __VA_ARGS__ }

/* A row with one bite, whose difficulty is one above its level. */
#define PLAIN(who, cls, lvl, aln, gen) \
    MON(who, cls, LVL(lvl, 12, 5, 0, aln), gen, A(ATTK(AT_BITE, AD_PHYS, 1, 6)), \
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, (lvl) + 1, CLR_BROWN)

/* What ends those that can be generated, and what ends the table. */
#define TAIL \
    MON("long worm tail", S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN | G_NOCORPSE | G_UNIQ), A(NO_ATTK), \
        SIZ(0, 0, 0, 0), 0, 0, 0L, 0L, 0, 1, CLR_BROWN)
#define TERMINATOR MON("")

#endif
