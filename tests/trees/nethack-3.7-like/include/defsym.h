/*
 * One list for the classes, read with other meanings by turns.
 */
#if defined(MONSYMS_S_ENUM)
#define MONSYM(idx, ch, basename, sym, desc) sym = idx,
#elif defined(MONSYMS_DEFCHAR_ENUM)
#define MONSYM(idx, ch, basename, sym, desc) DEF_##basename = ch,
#elif defined(MONSYMS_PARSE)
#define MONSYM(idx, ch, basename, sym, desc) { DEF_##basename, "", desc },
#elif !defined(MONSYM)
#error somebody must say what a MONSYM is
#endif

    MONSYM( 1, 'a', ANT, S_ANT, "something that crawls")
    MONSYM( 4, 'd', DOG, S_DOG, "something that barks")
    MONSYM(30, 'D', DRAGON, S_DRAGON, "something large")
    MONSYM(52, '@', HUMAN, S_HUMAN, "somebody")
    MONSYM(53, ' ', GHOST, S_GHOST, "somebody who was")
    MONSYM(54, '\'', GOLEM, S_GOLEM, "something made")
    MONSYM(55, '&', DEMON, S_DEMON, "something from below")
    MONSYM(59, '~', WORM_TAIL, S_WORM_TAIL, "an end")

#undef MONSYM
