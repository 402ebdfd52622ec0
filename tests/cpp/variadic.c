// `...` takes the rest, commas and all.
#define LIST(...) { __VA_ARGS__ }
#define TAIL(head, ...) __VA_ARGS__ ; head
#define SAY(...) #__VA_ARGS__
LIST(); LIST(1); LIST(1, 2,3); TAIL(a, b, c); TAIL(a, ); TAIL(a, (b, c), d); SAY(1,2 , 3); SAY(); LIST(LIST(1, 2), 3);
