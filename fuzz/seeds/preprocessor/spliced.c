#define LO\
NG(a, /* a
comment */ b) a \
  - b // to the end \
of this line, too
LONG(1, "two\
 lines") L'x' u8"é" 0x1p-3 .5e+1 %: <% <: ??= -->
