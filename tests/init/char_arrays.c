/* Character arrays: short ones are numbers in the dump, long ones are text. */
typedef signed char schar;
typedef unsigned char uchar;
struct permonst { char mname[12]; char tag[4]; char eight[8]; char nine[9]; uchar bytes[10]; schar signs[9]; const char fixed[10]; };
struct permonst mons[] = {
    { "small dog", "abcd", "1234567", "12345678", "bytes", "signs", "fixed" },
    { "exactly-12.", "abc", "12345678", "123456789", { 'b', 200 }, { -1, 'c' }, { 'd', 'e' } },
    { { "braced" }, { "x" }, "", { 'a', 0, 'b' }, "\377\200", "\377", "a\0b" },
    { "twelve bytes", { 1, 2, 3, 4 } },
};
