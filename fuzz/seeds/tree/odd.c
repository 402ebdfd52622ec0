//// -DLEVEL=7
//// src/monst.c
typedef struct { double weight; union { int a; char b[4]; }; char title[12]; int (*act)(void); } body_t;
int acts(void);
struct permonst { const char *mname; int mlet, mlevel; body_t body; signed low : 4; _Bool seen; } mons[3] = {
	{ "no\"rm", 'n', LEVEL, { 1450 * 1.4, { 0x01020304 }, "caf\xe9", acts }, 9, 3 },
	[2 ... 2] = { .mname = 0, .body.title[1] = 'x', .body = { .b = "abcd" } },
	[0].mlevel = LEVEL + 1,
};
int acts(void) { return mons[0].low; }
