/* A name in Latin-1, which the dump shows as the letters they are. */
struct permonst { const char *mname; const char *ascii; };
struct permonst mons[] = { { "café", "plain" }, { "plain", "übel" } };
