// A byte order mark begins the file.
#define N 1
N;
