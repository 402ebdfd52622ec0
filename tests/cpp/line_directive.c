// #line.
#line 100
__LINE__;
#line 200 "other.c"
__LINE__ __FILE__;
#define N 300
#line N
__LINE__;
