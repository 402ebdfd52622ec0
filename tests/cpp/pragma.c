// Pragmas leave nothing behind.
#define P 1
#pragma P
a;
#pragma pack(push, 1)
b; _Pragma("pack(pop)") c;
# pragma
d
#define IN_A_BODY(x) x _Pragma("weak y") z
IN_A_BODY(e) IN_A_BODY(_Pragma("weak f") g);
