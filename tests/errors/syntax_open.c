// expect: syntax
// The end of the table is missing, and so is the end of the file's last line.
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
    { "ogre", 5 },
