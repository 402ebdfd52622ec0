#ifndef GLOBAL_H
#define GLOBAL_H
#include <stdio.h>
typedef schar xchar;
typedef xchar boolean;
#include "coord.h"
#include "align.h"
#include "patchlevel.h"
#ifdef UNIX
#define SEPARATOR '/'
#endif
#define PL_NSIZ 32
E char *FDECL(last_word, (const char *, int));
E void VDECL(panic, (const char *, ...));
#endif
