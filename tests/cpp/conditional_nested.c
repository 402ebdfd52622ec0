// Conditions inside conditions.
#if 1
# if 0
#  if 1
never
#  else
never
#  endif
# else
#  ifdef Q
never
#  else
a
#  endif
# endif
b
#else
# if 1
never
# elif 1
never
# else
never
# endif
#endif
c
