// expect: bad-directive
#define 3 LEVEL
#define F(a, a) a
#define G(a b) a
#define H(a
#define I(a) #b
#define J ## 1
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
