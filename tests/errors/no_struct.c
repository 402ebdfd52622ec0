// expect: no-struct
struct monster_kind { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 } };
