// Form feeds, vertical tabs and blanks are white space.
a	b  cd;

 #define F	7
#	if	F
F;
#endif
