// `#` begins a directive only as the first token of a source line, not of an expansion.
#define HASH #
#define DIRECTIVE #define Q 1
HASH define P 1
P; DIRECTIVE
Q; x #define R 1
R;
