// Both forms of `defined`, and names that stand for it.
#define ON
#define ZERO 0
#define HAS_BOTH (defined ON && defined(ZERO))
#define MAYBE defined(OFF)
#if defined ON && defined(ZERO) && defined ( ON )
a
#endif
#if !defined OFF && !defined(OFF) && (defined ON)
b
#endif
#if HAS_BOTH
c
#endif
#if MAYBE || ZERO
never
#elif defined ON
d
#endif
#ifdef ZERO
e
#endif
#ifndef OFF
f
#endif
