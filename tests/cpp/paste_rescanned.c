// What `##` makes is looked up as a macro.
#define COLOUR_RED 1
#define COLOUR(n) COLOUR_##n
#define MAKE(n) n##_of
#define x_of(q) made(q)
COLOUR(RED); COLOUR(RED) COLOUR(GREEN); MAKE(x)(3); MAKE(y)(3);
