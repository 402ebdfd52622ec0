// `##` takes the last token of the left argument and the first of the right one.
#define CAT(a, b) a ## b
CAT(a b, c d); CAT(1 +, + 2); CAT(a, 1 .5) CAT((a) b, c (d)); CAT("x" y, z "w");
