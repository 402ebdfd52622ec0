/* included twice: for the names, and for the values */
#if defined(PMNAME)
#define MON(name, level, attacks, bn) PM_##bn
#else
#define MON(name, level, attacks, bn) { name, level, attacks }
#endif
    MON("newt", 1, A(ATTK(1, 3), NO_ATTK), NEWT),
    MON("ogre", 5, A(ATTK(AT_WEAP, 2), NO_ATTK), OGRE),
#undef MON
