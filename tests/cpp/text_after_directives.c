// Old code labels its directives.
#ifdef KLING
a
#else KLING
b
#endif KLING
#if 1
c
#else /* not */ really
d
#endif /* 1 */
#ifndef X extra
e;
#endif X // X
#undef X more
