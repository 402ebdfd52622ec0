// Only the first true branch.
#define N 3
#if N == 1
one
#elif N == 2
two
#elif N == 3
three
#elif N > 2
more
#else
none
#endif
#if 0
#elif 0
#else
other
#endif
#ifdef M
#elif N
next
#endif
