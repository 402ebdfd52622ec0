#ifndef CONFIG1_H
#define CONFIG1_H
#ifndef __cplusplus
#define UNIX
#endif
#if defined(WIN32) || defined(__BEOS__)
#undef UNIX
#endif
#endif
