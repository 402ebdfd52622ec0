// Pragmas leave nothing behind.
#define P 1
#pragma P
a;
#pragma pack(push, 1)
b; _Pragma("pack(pop)") c;
# pragma
d
