// What is not needed is not computed.
#if 0 && 1 / 0
never
#endif
#if 1 || 1 / 0 || 1 % 0
a
#endif
#if (0 && (1 / 0)) || 1
b
#endif
#if 0
#elif 1
c
#elif 1 / 0
never
#endif
