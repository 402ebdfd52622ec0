/* Attributes of GNU C, everywhere. */
struct __attribute__((__aligned__(8))) big { char c; };
struct permonst {
    const char *mname __attribute__((nonnull_, unused));
    int level __attribute__((__unused__));
};
static void die(const char *, ...) __attribute__((__noreturn__, format(printf, 1, 2)));
__attribute__((unused)) static int x = 3;
extern int f(int) __asm__("g");
__extension__ typedef long long wide;
_Static_assert(sizeof(int) == 4, "int");
struct permonst mons[] __attribute__((aligned(16))) = { { "a", __extension__ 1 }, { "b", sizeof(wide) } };
