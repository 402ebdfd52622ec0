// Nothing but directives.
#define UNUSED 1
#if 0
#endif
