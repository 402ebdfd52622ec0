// expect: too-many-values
struct permonst { const char *mname; int n[2]; };
struct permonst mons[2] = { { "newt", { [2] = 1 } }, [3] = { "ogre" } };
