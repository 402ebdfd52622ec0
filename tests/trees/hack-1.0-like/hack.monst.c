/* The monsters. */
#include "config.h"
#include "def.eshk.h"
extern char plname[PL_NSIZ];
#include "def.permonst.h"

#define	CMNUM	4	/* common ones */

struct permonst mons[CMNUM+2] = {
	{ "gnat",	'B',1,22,8,1,4,0 },
	{ "knocker",	'G',1,6,5,1,6,0 },
	{ "acid puddle",'a',2,3,8,0,0,0 },
#ifdef SWAMP
	{ "bog lamp",	'y',3,15,0,0,0,0 },
#else
	{ "dry lamp",	'y',3,13,0,10,20,0 },
#endif SWAMP
	{ "lake-eel",	';',7,9,-3,3,6,0 },
	{ "tollkeeper",	'@',9,18,0,4,8,sizeof(struct eshk) }
};

struct permonst pm_shade = { "shade", ' ', 10, 3, -5, 1, 1, sizeof(plname) };
struct permonst *pms[] = { &pm_shade, ACID_PUDDLE };

char *
shade_of(mtmp)
register struct permonst *mtmp;
{
	return(mtmp->mname);
}
