// Before the language there are no keywords.
#define const
#define int long
#define if(x) when(x)
#define struct union
const int x; if (1) struct s { const int y; };
