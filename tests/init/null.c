/* The ways to write no string. */
#define NULL ((void *)0)
#define None (const char *)0
struct permonst { const char *mname; const char *title; char *more; };
struct permonst mons[] = {
    { None, None, NULL }, { 0, (char *)0, 0L }, { (const char *)"cast", NULL, (char *)(void *)0 }, { '\0', 1 - 1, '\0' },
};
