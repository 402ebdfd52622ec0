// A Latin-1 byte in a comment: ü.
/* é */ ok; // ÿ
#if 0
ü "ü
#endif
yes
