// GNU C lets directives stand inside a call.
#define PICK(a, b) [a, b]
#define SHARP 1
PICK(
#ifdef SHARP
  sharp
#else
  blunt
#endif
  ,
#if 0
  never
#elif defined SHARP
#define LATE 7
  LATE
#endif
);
