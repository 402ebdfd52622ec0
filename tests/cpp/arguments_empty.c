// Empty arguments are arguments.
#define ONE(a) <a>
#define TWO(a, b) <a|b>
#define THREE(a, b, c) <a|b|c>
ONE(); ONE( ); TWO(,); TWO(1,); TWO(,2); THREE(,,); THREE(, 2 ,); ONE(/* nothing */);
