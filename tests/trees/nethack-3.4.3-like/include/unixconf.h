#ifdef UNIX
#ifndef UNIXCONF_H
#define UNIXCONF_H
#define TEXTCOLOR
#define MAIL /* the mail daemon */
#ifdef NOMAIL
#undef MAIL
#endif
#include <sys/types.h>
#include <time.h>
#endif
#endif
