// Function-like macros: only a space in the definition makes them object-like.
#define SUM(a, b) ((a) + (b))
#define CALL(f) f()
#define OBJECT (a, b) a
#define ZERO() 0
SUM(1, 2); SUM (3,4); SUM
(5
,
6);
CALL(go); OBJECT; ZERO(); ZERO ( );
SUM(SUM(1, 2), SUM(3, SUM(4, 5)));
