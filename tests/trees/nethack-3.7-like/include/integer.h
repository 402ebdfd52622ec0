#ifndef INTEGER_H
#define INTEGER_H
#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L
#include <stdint.h>
#endif
typedef int8_t schar;
typedef uint8_t uchar;
#endif
