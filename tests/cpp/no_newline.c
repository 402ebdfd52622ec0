// The last line has no end.
#define LAST 5
LAST