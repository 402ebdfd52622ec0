// Only the standard's macros are there.
#if __STDC__ && __STDC_HOSTED__
standard
#endif
#if defined unix || defined __unix__ || defined __linux__ || defined linux || defined __GNUC__ || defined __x86_64__
never
#endif
__STDC__; linux; __GNUC__;
