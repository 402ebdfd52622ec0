// A backslash at the end of a line joins it to the next, in directives above all.
#define ROW(a, \
            b) \
    { a, \
      b }
#def\
ine SPLIT 1
#if SPLIT \
    == 1
ROW(1, 2); SPLIT;
#en\
dif
