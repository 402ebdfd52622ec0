// Lines that end in CR LF, joined ones too.
#define ROW(a, \
  b) { a, \
 b }
ROW(1,
2); gi\
ant;
#if 0
never
#else // x
ok
#endif
/* a
 b */ "s\
t";
