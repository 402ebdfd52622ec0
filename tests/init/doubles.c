/* Floating-point results stored in whole fields, and whole numbers in floating-point fields. */
#define WT_HUMAN 1450
#define WT_ELF 800
struct permonst { const char *mname; unsigned short cwt; int food; double factor; float small; signed char c; };
struct permonst mons[] = {
    { "times", WT_HUMAN*1.4, WT_HUMAN*1.3334, 1.4, 0.1f, 1.9 },
    { "by", WT_HUMAN/8.3, WT_ELF/3.0, 1/3.0, 1/3, -1.9 },
    { "parts", (WT_HUMAN*7)/10, WT_HUMAN*75/100, WT_HUMAN, 16777217, 100.99 },
    { "rounding", 1450*0.7, 1000*1.001, 0.1+0.2, 0.1, (int)2.5*2 },
    { "tiny", 0.9999999999999999, 0.99999999999999999, 1e-300, 1e-30f, 1e1 },
    { "mixed", 1 ? 2.9 : 1, (float)1.1 * 10, -0.5, -2.5e3, 'a' * 1.0 },
    { "compared", 1.5 > 1, !0.5, 5., .5, 3. },
};
