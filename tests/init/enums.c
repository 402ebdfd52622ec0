/* Enumerations, with gaps and values from other constants. */
enum size { TINY, SMALL, LARGE = 4, HUGE_ = LARGE + 3, NEXT };
typedef enum { NO = -1, MAYBE, YES } answer;
enum { FLAG_A = 1 << 0, FLAG_B = 1 << 1, FLAG_BOTH = FLAG_A | FLAG_B, FLAGS = sizeof(enum size) * 8, };
struct permonst { const char *mname; enum size size; answer fly; unsigned flags; enum { IN, OUT = 'o' } where; signed char c; };
struct permonst mons[] = {
    { "a", HUGE_, YES, FLAG_BOTH, OUT, NEXT },
    { "b", 2, NO, FLAGS, IN, NO },
    { "c", TINY, MAYBE, ~FLAG_A, OUT - 1, (answer)1 },
};
