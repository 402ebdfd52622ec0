/* Trailing commas and comments anywhere. */
struct permonst { const char *mname; int a[2]; int b; };
struct permonst mons[] = { /* first */ { "a" /* name */ , { 1 , 2 , } , 3 , } , // end of line
    { "b", { 1, /* the second is zero */ }, }, /* last, */ };
