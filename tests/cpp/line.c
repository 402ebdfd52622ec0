// __LINE__ and __FILE__, and calls that span lines.
#define HERE __LINE__
#define AT(x) __LINE__ x
__LINE__ HERE; __FILE__;

HERE \
HERE; AT(1);
#if __LINE__ == 9
ok
#endif
#include "where.h"
__FILE__ __LINE__;
