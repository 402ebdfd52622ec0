/* Lists of strings in arrays of arrays and of pointers. */
struct permonst { char names[3][10]; const char *other[3]; char tiny[2][3]; };
struct permonst mons[] = {
    { { "he", "she", "it" }, { "a", 0, "b" }, { "ab", "cd" } },
    { { { 'x', 'y' }, [2] = "z" }, { [1] = "only" }, "ef", "gh" },
    { "one", "two", "three", "p", "q", "r", { 1, 2, 3, 4 } },
};
