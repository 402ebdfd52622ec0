//// hack.monst.c
#include "def.permonst.h"
struct permonst mons[CMNUM+2] = {
	{ "bat", 'B',1,22,8,1,4,0 },
	{ "giant eel", ';',5,9,-1,3,6,sizeof(struct eel) },
	{ "chameleon", ':', }
};
//// def.permonst.h
#define CMNUM 2
struct eel { int wet; long length; };
struct permonst { char *mname,mlet,mlevel,mmove,ac,damn,damd; unsigned pxlth; };
