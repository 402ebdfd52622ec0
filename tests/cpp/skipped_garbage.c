// In a skipped group only the conditions count.
#if 0
It's "unbalanced
#define BAD(
#include
#include <nowhere
#error no
#frobnicate all
#if this is not an expression (
#elif nor this
#else nor this
#endif
# 'x
@ ` $ \ #
'
#else
ok
#endif
#ifdef NO
#if
#endif
/* #endif
*/
#endif
end
