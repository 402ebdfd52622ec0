// An object-like macro that names a function-like one.
#define twice(x) (x) * 2
#define alias twice
#define alias2 alias
#define half_call twice (
#define open (
alias(1); alias2(2); alias2
(3); half_call 4); twice open 5); alias alias(6);
