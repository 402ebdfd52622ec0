/* The size follows from another array. */
static const short levels[] = { 1, 2, 3, [5] = 6 };
static const char word[] = "four";
struct permonst { const char *mname; char letters[sizeof word + sizeof levels]; unsigned char few[sizeof(levels) / sizeof(levels[0])]; };
struct permonst mons[sizeof word - 3] = { { "a", "abc", { 1, 2, 3 } } };
