// flags: -D KOPS -D LEVEL=7 -U MAIL
/* What is given from outside is fixed. */
#define MAIL
#undef KOPS
#define LEVEL 3
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
#ifdef MAIL
    { "daemon", 1 },
#endif
#ifdef KOPS
    { "kop", LEVEL },
#endif
};
