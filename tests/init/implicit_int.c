/* A declaration without a type is one of int, as in the C of 1989. */
typedef (*handler)(int);
typedef *numbers;
struct permonst { const char *mname; const n; const *m; const volatile k; };
struct permonst mons[] = {
    { "sizes", sizeof (handler), 0, sizeof (const volatile) },
    { "casts", (const) 5, 0, sizeof (const) },
    { "pointed", sizeof *(numbers) 0, 0, sizeof (volatile *) },
};
