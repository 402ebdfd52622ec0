// Two and three macros that name each other.
#define ping (pong)
#define pong [ping]
#define a b c
#define b c a
#define c a b
ping; pong; a; b; c;
