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
// What a macro stands for may be the string.
#define PUSH "GCC diagnostic push"
#define STR(x) #x
#define HUSH(x) _Pragma(STR(GCC diagnostic ignored x))
#define ID(x) x
h _Pragma(PUSH) i HUSH("-Wall") j ID(k _Pragma(PUSH) l) ID(_Pragma)(PUSH) m;
