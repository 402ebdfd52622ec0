// Headers that may be there: C23's operator, which gcc has long had.
#if __has_include("beasts.h") && __has_include ( <angled.h> )
both
#endif
#if !__has_include("no_such.h") || __has_include(<no_such.h>)
neither
#endif
#ifdef __has_include
defined
#endif
#if defined __has_include && defined(__has_include)
defined
#endif
