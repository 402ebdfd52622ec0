// The name comes out of a call, the parenthesis from the text after, twice.
#define get_f() f
#define f(x) g
#define g(x) <x>
#define pass(x) x
get_f()(1)(2); pass(get_f)()(1)(2); pass(get_f())(1)(2); pass(pass(get_f)())(1); pass(f(1))(2); pass(f)(1)(2);
