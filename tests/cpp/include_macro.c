// The header's name comes out of a macro.
#define HEADER "beside.h"
#define SYSTEM <angled.h>
#define STR(x) #x
#define NAMED(x) STR(x.h)
#include HEADER
BESIDE;
#include SYSTEM
ANGLED;
#undef BESIDE
#include NAMED(beside)
BESIDE;
