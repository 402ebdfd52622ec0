/* Rows with and without braces. */
struct pair { int a, b; };
struct permonst { const char *mname; struct pair p; int z; };
struct permonst mons[] = {
    { "one", { 1, 2 }, 3 }, "two", 4, 5, 6, { "three", 7, 8, 9 }, "four", { 10 }, 11, "five"
};
