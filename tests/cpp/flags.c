// flags: -D LEVEL=12 -D ON -D EMPTY=
// Names given from outside.
LEVEL ON EMPTY;
#ifdef EMPTY
empty
#endif
#if ON && LEVEL > 10
on
#endif
