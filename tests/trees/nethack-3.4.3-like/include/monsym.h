/* Classes. */
#ifndef MONSYM_H
#define MONSYM_H
#define S_ANT 1
#define S_DOG 4
#define S_NYMPH 14
#define S_DRAGON 30
#define S_KOP 37
#define S_HUMAN 52
#define S_GHOST 53
#define S_GOLEM 54
#define S_DEMON 55
#define S_WORM_TAIL 59
#define MAXMCLASSES 61
#define DEF_ANT 'a'
#define DEF_DOG 'd'
#define DEF_NYMPH 'n'
#define DEF_DRAGON 'D'
#define DEF_KOP 'K'
#define DEF_HUMAN '@'
#define DEF_GHOST ' '
#define DEF_GOLEM '\''
#define DEF_DEMON '&'
#define DEF_WORM_TAIL '~'
#endif
