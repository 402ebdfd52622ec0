// Redefinition, nested calls and rescanning together.
#define n 3
#define up(v) up(n * (v))
#undef n
#define n 2
#define go up
#define at n[1]
#define neg ~
#define use(v) v(at)
#define tail 0(neg
#define same(v) v
#define glue(a, b) a ## b
#define spell(v) # v
up(k + 1) + up(up(at)(1)) % use(use)(0 + go(5));
same(tail 9)); go(n + 1) - go(34) | use
    (^ up)^at * 2);
same() { same(glue(i, n)[1]), same(glue(x, )), glue(same, )(4), same(glue(k, 1)), same(same(same)()(7)), glue(, ) };
spell( a  b ) spell("x" ) spell(at) spell(glue(a, b));
