/* The monsters of a small tree for tests, in the shape of 3.7: the reader says what a MON is. */

#if defined(MONS_ENUM)
#define MON(who, cls, stats, often, hits, body, has, gives, \
            w1, w2, w3, d, hue, bn) PM_##bn
#elif defined(DUMP_ENUMS)
#define MON(who, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue, bn) { PM_##bn, #bn }
#elif !defined(MON)
#error MON must be defined
#endif

    MON(NAM("pine beetle"), S_ANT,
        LVL(5, 7, 5, 0, 0), (G_GENO | 2),
        A(ATTK(AT_BITE, AD_PHYS, 3, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(12, 11, MS_SILENT, MZ_LARGE), MR_POISON, MR_POISON, M1_ANIMAL | M1_NOHANDS | M1_POIS | M1_HERBIVORE,
        M2_HOSTILE, 0, 6, CLR_BLACK, PINE_BEETLE),
    MON(NAM("dusk jackal"), S_DOG, LVL(2, 12, 7, 10, -7), (G_NOGEN | G_NOCORPSE),
        A(ATTK(AT_BITE, AD_PHYS, 1, 4), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(300, 250, MS_BARK, MZ_SMALL), MR_POISON, 0, M1_NOHANDS | M1_POIS, M2_NOPOLY | M2_HOSTILE,
        M3_INFRAVISIBLE, 4, CLR_RED, DUSK_JACKAL),
#define DRAKE_ATTACKS(breath) \
    A(ATTK(AT_BREA, breath, 4, 6), ATTK(AT_BITE, AD_PHYS, 3, 8), \
      ATTK(AT_CLAW, AD_PHYS, 1, 4), NO_ATTK, NO_ATTK, NO_ATTK)
    MON(NAM("slag drake"), S_DRAGON, LVL(15, 9, -1, 20, -4), (G_GENO | 1), DRAKE_ATTACKS(AD_FIRE),
        SIZ(4500, 1500, MS_ROAR, MZ_GIGANTIC), MR_FIRE, MR_FIRE, M1_FLY | M1_THICK_HIDE | M1_CARNIVORE,
        M2_HOSTILE | M2_STRONG | M2_NASTY, 0, 20, CLR_RED, SLAG_DRAKE),
    MON(NAM("rime drake"), S_DRAGON, LVL(15, 9, -1, 20, 5), (G_GENO | 1), DRAKE_ATTACKS(AD_COLD),
        SIZ(4500, 1500, MS_ROAR, MZ_GIGANTIC), MR_COLD, MR_COLD, M1_FLY | M1_THICK_HIDE | M1_CARNIVORE,
        M2_HOSTILE | M2_STRONG | M2_NASTY, 0, 20, CLR_WHITE, RIME_DRAKE),
#undef DRAKE_ATTACKS
    MON(NAMS("ferryman", "ferrywoman", "ferry keeper"), S_HUMAN, LVL(10, 12, 10, 0, 0), G_NOGEN,
        A(ATTK(AT_WEAP, AD_PHYS, 1, 8), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(WT_HUMAN, 400, MS_HUMANOID, MZ_HUMAN), 0, 0, M1_HUMANOID | M1_OMNIVORE,
        M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT, M3_INFRAVISIBLE, 12, CLR_WHITE, FERRY_KEEPER),
#ifdef MAIL_STRUCTURES
    MON(NAM("letter daemon"), S_DEMON, LVL(60, 22, 9, 120, 1), (G_NOGEN | G_NOCORPSE | G_GENO),
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(600, 300, MS_SILENT, MZ_HUMAN), MR_FIRE | MR_COLD, 0, M1_FLY | M1_HUMANOID, M2_NOPOLY | M2_PEACEFUL,
        0, 26, CLR_BLUE, LETTER_DAEMON),
#endif
#ifdef CHARON
    MON(NAM("rower"), S_HUMAN, LVL(70, 17, -4, 110, 2), G_NOGEN,
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0, MS_FERRY, 0), 0, 0, 0, 0, 0, 38,
        CLR_WHITE, ROWER),
#endif
    MON(NAM("an end"), S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN | G_NOCORPSE | G_UNIQ),
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(0, 0, 0, 0), 0, 0, 0L, M2_NOPOLY, 0, 1, CLR_BROWN, LONG_WORM_TAIL),
    MON(NAMS("digger", "diggeress", "delver"), S_HUMAN, LVL(10, 12, 10, 1, 3), G_NOGEN,
        A(ATTK(AT_WEAP, AD_PHYS, 1, 6), ATTK(AT_WEAP, AD_PHYS, 1, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(WT_HUMAN, 400, MS_HUMANOID, MZ_HUMAN), 0, 0, M1_HUMANOID, M2_NOPOLY | M2_HUMAN, M3_INFRAVISIBLE, 12,
        CLR_WHITE, DELVER),
#undef MON
