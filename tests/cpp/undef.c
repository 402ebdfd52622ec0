// #undef, and another definition.
#define N 1
N;
#undef N
N;
#define N(x) 2 x
N N(3);
#undef N
#undef N
#undef NEVER
#define N N N
N;
