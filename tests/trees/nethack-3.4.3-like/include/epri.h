struct epri { aligntyp shralign; schar shroom; coord shrpos; int shrlevel; };
/* A roaming one. */
struct emin { aligntyp min_align; };
