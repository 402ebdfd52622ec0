/* Numbers of more than 64 bits, and escapes of more than a byte: gcc takes the low bits, with a warning. */
struct permonst { const char *mname; int n, m; char text[12]; unsigned long wide; };
struct permonst mons[] = {
    { "n\x411t", (int) 0x1ffffffffffffffff, 18446744073709551617, "a\777b", 0x18000000000000001 },
    { "sizes", sizeof (0x10000000000000001), sizeof (0x1ffffffffffffffff), "\x1234\x00041", 99999999999999999999 },
    { "characters", '\x411', '\777', { '\x4142', 'b' }, 0777777777777777777777777 },
    { "measured", sizeof "\x411t", "n\x411t"[1], "", 18446744073709551616u },
};
