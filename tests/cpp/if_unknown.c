// Names that nothing defines are 0, keywords too.
#if UNKNOWN == 0 && !UNKNOWN && if + int == 0
a
#endif
#define EMPTY
#define SELF SELF
#if SELF == 0
b
#endif
#if EMPTY 1 EMPTY
c
#endif
