/* A carriage return ends a line, with or without a newline. */
#define A 1one A; // commenttwo A; \three A;
#define B 2 \+ 2B;
__LINE__;#if 0no;#endifyes __LINE__;