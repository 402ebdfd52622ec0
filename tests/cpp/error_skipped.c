// #error in a group that is not compiled.
#ifdef NOT
#error "don't
#elif 0
#error at all
#else
fine
#endif
