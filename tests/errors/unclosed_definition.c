// expect: unclosed-definition
// binds: yes
// reads: 2
#define ADVICE don't feed it
#define QUOTE "so it begins
struct permonst { const char *mname; int mlet, mlevel; };
struct permonst mons[] = {
    { "newt", 1, 0 },
    { "ogre", 2, 5 },
};
