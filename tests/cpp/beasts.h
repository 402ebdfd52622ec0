/* no guard: this is meant to be read often */
BEAST(RAT, "rat", 0)
BEAST(OWL, "owl", 5)
#ifdef WITH_BOAR
BEAST(BOAR, "boar", 2)
#endif
BEAST(EEL, "eel", RAT + 5)
