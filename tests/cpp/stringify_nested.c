// A string of a string of a string.
#define STR(x) #x
#define XSTR(x) STR(x)
XSTR(STR(a "b\\" 'c')); XSTR(XSTR("\"")); STR(STR(1)) STR(@ ` $);
