/* Configuration. */
#ifndef CONFIG_H
#define CONFIG_H
#define UNIX
#define TEXTCOLOR
#ifdef UNIX
#define MAIL_STRUCTURES
#endif
#define VISION_TABLES /* nobody asks */
typedef signed char schar;
typedef unsigned char uchar;
typedef schar xchar;
#if defined(MAIL_STRUCTURES) && !defined(NOMAIL)
#define MAIL
#endif
#include "patchlevel.h"
#include "align.h"
#endif
