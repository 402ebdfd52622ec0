// Nothing is defined in a skipped group.
#define KEEP 1
#if 0
#define LOST 2
#undef KEEP
#pragma lost
#line 7
#endif
KEEP LOST;
#ifndef KEEP
#error never
#else
fine
#endif
