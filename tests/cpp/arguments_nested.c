// Parentheses keep commas together; brackets and braces do not.
#define FIRST(a, b) a
#define SECOND(a, b) b
#define ALL(a) a
FIRST((1, 2), 3); SECOND((1, (2, 3), 4), (5, 6)); FIRST([1, 2]); SECOND({1, 2}); ALL((,)); ALL("," ',');
FIRST("a,b", ")"); SECOND('(', ',');
