/* A directive between a macro's name and its parenthesis ends the search for a call; within the parentheses it does
   not. */
#define LV(x) <x>
#define NAME LV
#define NOTHING
a LV
#line 7
(3);
b LV
#define Q 1
(Q);
c LV
#if 1
(3);
#endif
d LV
#
(3);
e NAME
#undef Q
(3);
f LV NOTHING
(3);
g LV

/* nothing */
(3);
h LV (LV
#line 9
(3));
i LV
#if 0
#endif
(3);
j LV(
#define Z 2
Z);
k LV
#include "called.h"
l LV(LV
#undef Z
)(5);
#include "caller.h"
(5);
m NAME
