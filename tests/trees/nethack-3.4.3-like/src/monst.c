/*	The monsters of a small tree for tests. */

#include "config.h"
#include "permonst.h"
#include "monsym.h"
#include "eshk.h"
#include "epri.h"

#undef C
#ifndef TEXTCOLOR
#define C(hue)
#else
#include "color.h"
#define C(hue)	hue
#endif

#define NO_ATTK	{AT_NONE, AD_NONE, 0, 0}
#define AD_NONE	0

void NDECL(monst_init);

/*
 *	Fields come in bundles.
 */
#define MON(who,cls,stats,often,hits,body,has,gives,w1,w2,w3,hue) \
	{ \
	   who,cls,stats,often,hits,body,has,gives,w1,w2,w3,C(hue) \
	}
#define LVL(level, speed, armour, magic, side)	level, speed, armour, magic, side
#define SIZ(weight, food, more, noise, size)	weight, food, more, noise, size
#define ATTK(how, what, dice, sides)		{how, what, dice, sides}
#define A(p,q,r,s,t,u)	{p,q,r,s,t,u}
#define WT_HUMAN 1450

#ifndef SPLITMON_2
struct permonst mons[] = {
/*
 *	ants, that don't behave
 */
	MON("ember moth", S_ANT,
	    LVL(2, 15, -3, 10, 0), (G_GENO|G_SGROUP|3),
	    A(ATTK(AT_BITE, AD_FIRE, 1, 4), ATTK(AT_NONE, AD_FIRE, 0, 4),
	      NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(10, 5, 0, MS_BUZZ, MZ_TINY), MR_FIRE|MR_SLEEP, MR_FIRE,
	    M1_FLY|M1_ANIMAL|M1_NOHANDS|M1_OVIPAROUS|M1_CARNIVORE, M2_HOSTILE,
	    M3_INFRAVISIBLE, CLR_RED),
	MON("glass wasp", S_ANT, LVL(1, 18, -1, 0, 0), (G_GENO|G_LGROUP|2),
	    A(ATTK(AT_STNG,AD_DRST,1,3),NO_ATTK,NO_ATTK,NO_ATTK,NO_ATTK,NO_ATTK), SIZ(1, 5, 0, MS_BUZZ, MZ_TINY),
	    MR_POISON, MR_POISON, M1_ANIMAL|M1_FLY|M1_NOHANDS|M1_POIS, M2_HOSTILE|M2_FEMALE, 0, CLR_YELLOW),
	MON("marsh hound", S_DOG, LVL(4, 12, 5, 0, -7), (G_GENO|G_NOHELL|1),
	    A(ATTK(AT_BITE, AD_PHYS, 2, 4), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(WT_HUMAN/3, 250, 0, MS_BARK, MZ_MEDIUM), 0, 0,
	    M1_ANIMAL|M1_NOHANDS|M1_CARNIVORE|M1_SWIM, M2_HOSTILE, M3_INFRAVISIBLE, CLR_BROWN),
#ifdef KOPS
	MON("Kop Major", S_KOP, LVL(3, 10, 10, 20, 11), (G_LGROUP|G_NOGEN),
	    A(ATTK(AT_WEAP, AD_PHYS, 2, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(WT_HUMAN, 200, 0, MS_HUMANOID, MZ_HUMAN), 0, 0,
	    M1_HUMANOID, M2_HUMAN|M2_MALE|M2_COLLECT, M3_INFRAVISIBLE, HI_LORD),
#endif
#endif /* !SPLITMON_2 */

/* Old compilers were small. */
#ifdef SPLITMON_1
};
#endif
#ifdef SPLITMON_2
struct permonst _mons2[] = {
#endif
#ifndef SPLITMON_1
#ifdef CHARON
	MON("ferryman", S_HUMAN, LVL(70, 17, -4, 110, 2), (G_NOCORPSE|G_NOGEN|G_UNIQ),
	    A(ATTK(AT_WEAP, AD_PHYS, 4, 4), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(WT_HUMAN, 400, 0, MS_FERRY, MZ_HUMAN), 0, 0, M1_HUMANOID, 0, 0, CLR_WHITE),
#endif
#ifdef MAIL
	MON("letter daemon", S_DEMON, LVL(60, 22, 9, 120, 1), (G_NOGEN|G_NOCORPSE|G_GENO),
	    A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(600, 300, 0, MS_SILENT, MZ_HUMAN), MR_FIRE|MR_COLD|MR_SLEEP|MR_POISON|MR_STONE, 0,
	    M1_FLY|M1_HUMANOID, M2_NOPOLY|M2_STALK|M2_PEACEFUL, 0, CLR_BLUE),
#endif
#ifdef SEDUCE
# define SEDUCTION_ATTACKS \
	A(ATTK(AT_BITE, AD_SSEX, 0, 0), ATTK(AT_CLAW, AD_PHYS, 2, 3), \
	  ATTK(AT_CLAW, AD_PHYS, 2, 3), NO_ATTK, NO_ATTK, NO_ATTK)
#else
# define SEDUCTION_ATTACKS \
	A(ATTK(AT_CLAW, AD_PHYS, 2, 3), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK)
#endif
	MON("velvet fiend", S_DEMON, LVL(7, 13, 1, 65, -8), (G_NOCORPSE|1),
	    SEDUCTION_ATTACKS,
	    SIZ(WT_HUMAN, 400, 0, MS_SEDUCE, MZ_HUMAN), MR_FIRE|MR_POISON, 0,
	    M1_HUMANOID|M1_FLY|M1_POIS, M2_DEMON|M2_STALK|M2_HOSTILE|M2_NASTY|M2_FEMALE,
	    M3_INFRAVISIBLE|M3_INFRAVISION, CLR_GRAY),
#undef SEDUCTION_ATTACKS
	MON("tollkeeper", S_HUMAN, LVL(12, 18, 0, 50, 0), G_NOGEN,
	    A(ATTK(AT_WEAP, AD_PHYS, 4, 4), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(WT_HUMAN, 400, sizeof(struct eshk), MS_SELL, MZ_HUMAN), 0, 0, M1_HUMANOID|M1_OMNIVORE,
	    M2_NOPOLY|M2_HUMAN|M2_PEACEFUL|M2_STRONG|M2_COLLECT|M2_MAGIC, M3_CLOSE|M3_INFRAVISIBLE, CLR_WHITE),
	MON("hedge priest", S_HUMAN, LVL(12, 12, 10, 50, 0), G_NOGEN,
	    A(ATTK(AT_KICK, AD_PHYS, 1, 4), ATTK(AT_MAGC, AD_SPEL, 0, 0), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(WT_HUMAN, 400, sizeof(struct epri), MS_PRIEST, MZ_HUMAN), MR_ELEC, 0,
	    M1_HUMANOID|M1_METALLIVORE, M2_HUMAN|M2_PEACEFUL, M3_INFRAVISIBLE, CLR_WHITE),
#if 0
	MON("unfinished", S_WORM_TAIL, don't, read, this)
#endif
	MON("long worm tail", S_WORM_TAIL, LVL(0, 0, 0, 0, A_NONE), (G_NOGEN|G_NOCORPSE|G_UNIQ),
	    A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(0, 0, sizeof(struct emin), 0, 0), 0, 0, 0L, M2_NOPOLY, 0, CLR_BROWN),
/*
 * the terminator
 */
	MON("", 0,
	    LVL(0, 0, 0, 0, 0), (0),
	    A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
	    SIZ(0, 0, 0, 0, 0), 0, 0,
	    0L, 0L, 0, 0)
};
#endif /* !SPLITMON_1 */

#ifndef SPLITMON_1
/* Something to link. */
void
monst_init()
{
    return;
}
#endif

