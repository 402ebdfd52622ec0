#include "config.h"
#include "permonst.h"
#define A(a, b) { a, b, { 0, 0, 0, 0 } }
#define ATTK(how, what, dice, sides) { how, what, dice, sides }
#define MON(name, class, level, gen, attacks, flags) { name, class, level, gen, attacks, flags }
struct permonst mons[] = {
	MON("ember moth", S_ANT, LVL(2, 15, -3), (G_GENO | 3), A(ATTK(AT_BITE, AD_FIRE, 1, 4), { 0 }), M1_FLY | M1_ANIMAL),
#ifdef KOPS
	MON("Kop Major", S_KOP, LVL(3, 10, 10), G_NOGEN, A({ 0 }, { 0 }), 0),
#endif
	MON("", 0, LVL(0, 0, 0), 0, A({ 0 }, { 0 }), 0)
};
//// include/config.h
typedef unsigned char uchar;
typedef signed char schar;
#define KOPS
#define S_ANT 1
#define S_KOP 37
#define AT_BITE 1
#define AD_FIRE 2
#define G_GENO 0x20
#define G_NOGEN 0x10
#define M1_FLY 0x1L
#define M1_ANIMAL 0x40000L
#define LVL(level, speed, armour) level, speed, armour
//// include/permonst.h
#ifndef PERMONST_H
#define PERMONST_H
struct attack { uchar aatyp, adtyp, damn, damd; };
struct permonst {
	const char *mname;
	char mlet;
	schar mlevel, mmove, ac;
	unsigned short geno;
	struct attack mattk[3];
	unsigned long mflags1;
};
extern struct permonst mons[];
#endif
