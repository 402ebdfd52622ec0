// The same definition again is none.
#define F(a, b) a + b /* sum */
#define F(a,b)  a + b
#define F( a , b )   a  +  b
#define N 1
#define N 1
F(N, N);
