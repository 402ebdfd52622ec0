#define APOSTROPHE don't
#define QUOTE "to the end, and (no further)
#define twice(x) x APOSTROPHE x QUOTE x
twice(1) APOSTROPHE "a string" QUOTE twice(QUOTE)
#if 0
nobody's
#endif
