// An unsigned operand makes the operation unsigned, in 64 bits.
#if -1 > 0u
a
#endif
#if -1 > 0
never
#else
b
#endif
#if (0 ? 1u : -1) > 0
c
#endif
#if (-1 >> 1) < 0 && (-1 + 0u) >> 63 == 1
d
#endif
#if 18446744073709551615u == -1 && 0xffffffffffffffff == -1
e
#endif
#if 0u - 1 > 0 && -1 / 2u > 1 && (2 || 0u) - 2 < 0
f
#endif
#if 0xffffffff < 0
never
#elif 4294967296 > 0xffffffff
g
#endif
