/* Names outside ASCII, written as they are. */
struct permonst { const char *mname; const char *plural; };
struct permonst mons[] = { { "ねこ", "猫" }, { "Übel", "naïve\303\251" }, { "\xe5\x83\xa7", "僧" "侶" } };
