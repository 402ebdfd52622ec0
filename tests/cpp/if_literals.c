// Every way to write a number.
#if 010 == 8 && 0x10 == 16 && 0X1F == 31 && 0b101 == 5 && 0 == 00
a
#endif
#if 1L == 1 && 1UL == 1 && 1ll == 1 && 0x1uLL == 1 && 10lu == 10
b
#endif
#if 0777 == 511 && 0xDeadBeef == 3735928559
c
#endif
