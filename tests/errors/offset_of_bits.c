// expect: wrong-value unknown-name
/* A bit-field has no offset in bytes; a member must be there. */
struct bits { char c; int few : 3; };
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "marmot", offsetof(struct bits, few) },
    { "newt", offsetof(struct bits, many) },
    { "asp", __alignof__(((struct bits *) 0)->few) },
};
