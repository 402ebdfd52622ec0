// A line end may stand inside any token.
int gi\
ant_\
ant = 12\
34; x +\
+; "str\
ing" 'a\
' <\
<= 0x\
f\
f;
#define AB 7
A\
B; /\
* a comment *\
/ y; -\
>z;
