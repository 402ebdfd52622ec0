// The conditional operator, and that only one side counts.
#if 1 ? 5 : 1 / 0
a
#endif
#if 0 ? 1 / 0 : 5
b
#endif
#if (1 ? 0 : 1) || (0 ? 0 : 3) == 3
c
#endif
