// A name hidden while its argument was read stays hidden afterwards, a call that only spans does not hide.
#define PASS(it) it
#define OUTER(n) PASS(INNER)(n)
#define INNER(n) PASS(n)
#define AB BA
#define BA AB
#define WRAP(x) x x
OUTER(42); WRAP(AB); WRAP(WRAP)(1); WRAP(WRAP(BA));
