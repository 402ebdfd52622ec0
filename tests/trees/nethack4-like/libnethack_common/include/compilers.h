/* What compilers call things. */
#ifndef COMPILERS_H
# define COMPILERS_H
# if __STDC_VERSION__ + 0 >= 201112L
#  define noreturn _Noreturn
# else
#  define noreturn
# endif
# define PURE __attribute__((pure))
#endif
