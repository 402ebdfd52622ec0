/* A struct with an open end, by its size. */
struct open_end { short n; char tail[]; };
struct old_end { short n; long tail[0]; };
struct permonst { const char *mname; unsigned a, b; };
struct permonst mons[] = { { "sizes", sizeof(struct open_end), sizeof(struct old_end) } };
