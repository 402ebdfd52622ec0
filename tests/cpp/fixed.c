// flags: -D MAIL=7 -U KOPS -D BARE
// What is given from outside is fixed: the tree's own #define and #undef of it don't count.
#define MAIL 1
#define KOPS 2
#undef MAIL
MAIL KOPS BARE;
#ifndef MAIL
never
#endif
#ifdef KOPS
never
#else
#define KOPS(x) x
#endif
KOPS(1); MAIL;
#undef KOPS
#define BARE 3
BARE;
