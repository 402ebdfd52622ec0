// Comments are one space, in directives too, and have no power in literals.
a/**/b; a/* /* */b; "/* no */" '/*'; "//" x; // "
/* ' " */ c; /**/ d; /***/ e; /*/ still */ f; g /* 1
2
3 */ h;
#define /* name */ LONG /* value */ 1 /* end
   of it */ + 2
LONG; /* #define NOT 1 */ NOT; // */
