2147483648u + 1L > -1 ? 'a' : 0xffffffffffffffff == 1.5e3f
