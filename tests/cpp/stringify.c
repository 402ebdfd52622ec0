// `#` spells its argument: no expansion, single spaces, quotes and backslashes escaped in literals only.
#define STR(x) #x
#define XSTR(x) STR(x)
#define HP 12
STR(HP); XSTR(HP); STR( a   +	b ); STR("q\n"); STR('\0'); STR('"'); STR(); STR((a,b));
