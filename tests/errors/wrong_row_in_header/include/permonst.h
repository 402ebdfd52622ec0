struct permonst { const char *mname; int level; };
