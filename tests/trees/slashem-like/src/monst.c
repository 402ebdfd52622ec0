/*	SCCS Id: an old header line that opens twice
/*	The monsters of a small tree for tests, in the shape of SLASH'EM. */

#include "config.h"
#include "permonst.h"
#include "monsym.h"
#include "edog.h"

#undef C
#ifndef TEXTCOLOR
#define C(hue)
#else
#include "color.h"
#define C(hue)	hue
#endif

#define NO_ATTK	{AT_NONE, AD_PHYS, 0, 0}
#define MON(who,cls,stats,often,hits,body,has,gives,w1,w2,w3,hue) \
	{who,cls,stats,often,hits,body,has,gives,w1,w2,w3,C(hue)}
#define LVL(level, speed, armour, magic, side)	level, speed, armour, magic, side
#define SIZ(weight, food, more, noise, size)	weight, food, more, noise, size
#define ATTK(how, what, dice, sides)		{how, what, dice, sides}
#define A(p,q,r,s,t,u)	{p,q,r,s,t,u}

struct permonst mons[] = {
	MON("brass tick", S_ANT, LVL(1, 12, 9, 0, 0), (G_GENO|G_VLGROUP|G_NOHELL|3),
	    A(ATTK(AT_BITE, AD_PHYS, 1, 1), ATTK(AT_MULTIPLY, AD_PHYS, 0, 0),
	      NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(5, 10, 0, MS_SILENT, MZ_TINY), MR_DRAIN|MR_POISON, MR_POISON,
	    M1_ANIMAL|M1_NOHANDS|M1_CARNIVORE, M2_HOSTILE|M2_HOBBIT, M3_TRAITOR, HI_METAL),
/* MON("commented out", S_ANT, LVL(1, 12, 9, 0, 0), 0, A(), SIZ()), */
	MON("bitter pie", S_BAD_FOOD, LVL(2, 3, 8, 0, 0), (G_NOGEN),
	    A(ATTK(AT_BITE,AD_STUN,1,2), ATTK(AT_EXPL,AD_CALM,0,0), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(20, 30, 0, MS_SILENT, MZ_SMALL), 0L, 0L, M1_NOHEAD|M1_NOEYES|M1_NOLIMBS, M2_HOSTILE|M2_NEUTER, 0, CLR_BROWN),
	MON("iron shade", S_GHOST, LVL(9, 8, 0, 60, -6), (G_GENO|G_HELL|1),
	    A(ATTK(AT_TUCH,AD_DRLI,2,6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(0, 0, 0, MS_HISS, MZ_HUMAN), MR_COLD|MR_DEATH|MR_DRAIN|MR_PLUSONE|MR_HITASTWO, 0,
	    M1_FLY|M1_UNSOLID, M2_UNDEAD|M2_STALK|M2_HOSTILE, M3_INFRAVISION, CLR_BLACK),
#ifdef BLACKMARKET
	MON("lantern seer", S_HUMAN, LVL(12, 18, 0, 50, 0), (G_GENO|G_NOGEN),
	    A(ATTK(AT_WEAP,AD_PHYS,2,4), ATTK(AT_MAGC,AD_SPEL,0,0), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(1450, 400, sizeof(struct egyp), MS_HUMANOID, MZ_HUMAN), 0, 0,
	    M1_HUMANOID|M1_OMNIVORE, M2_HUMAN|M2_PEACEFUL|M2_MAGIC, M3_INFRAVISIBLE, CLR_WHITE),
#endif
#ifdef ZOUTHERN
	MON("southern seer", S_HUMAN, LVL(12, 18, 0, 50, 0), 0, 0, 0),
#endif
	MON("long worm tail", S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN|G_NOCORPSE|G_UNIQ),
	    A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(0, 0, 0, 0, 0), 0, 0, 0L, M2_NOPOLY, 0, CLR_BROWN),
	MON("seer", S_HUMAN, LVL(10, 12, 10, 1, 0), G_NOGEN,
	    A(ATTK(AT_WEAP,AD_PHYS,1,6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(1450, 400, 0, MS_HUMANOID, MZ_HUMAN), MR_ELEC, 0, M1_HUMANOID, M2_NOPOLY|M2_HUMAN, 0, CLR_WHITE),
	MON("", 0, LVL(0, 0, 0, 0, 0), (0), A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(0, 0, 0, 0, 0), 0, 0, 0L, 0L, 0, 0)
};

void monst_init() { return; }
