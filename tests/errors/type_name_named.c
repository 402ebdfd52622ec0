// expect: syntax unknown-type wrong-value
/* In a type's name, nothing is named: a name where one might stand is a mistake. */
struct pair { int a, b; };
struct permonst { const char *mname; int n; };
struct permonst mons[] = {
    { "cast", (long ed) 5 },
    { "pointer", sizeof (struct pair *p) },
    { "array", sizeof (char c[3]) },
    { "to array", sizeof (char c(*)[3]) },
    { "nested", sizeof (long (ed)) },
    { "aligned", _Alignof (int x) },
    { "member", __builtin_offsetof (struct pair p, b) },
    { "generic", _Generic (1, int x: 2) },
    { "unknown", sizeof (const unsignedchar) },
    { "cast to unknown", (const signedchar) 5 },
    { "no structure", (struct pair) 5 },
};
