#define N 2
N;
