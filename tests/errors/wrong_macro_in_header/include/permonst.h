struct attack { unsigned char aatyp, damn; };
struct permonst { const char *mname; int level; struct attack mattk[2]; };
