// GNU: a named rest.
#define LIST(rest...) [rest]
#define CALL(f, args...) f(args)
#define LOG(fmt, args...) log(fmt , ## args)
LIST(); LIST(1, 2); CALL(g); CALL(g, 1, 2); LOG("a"); LOG("a",); LOG("a", 1, (2, 3)); LOG();
