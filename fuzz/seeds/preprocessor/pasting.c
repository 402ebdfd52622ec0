#define STRING(x) #x
#define SHOWN(x) STRING(x)
#define PASTE(a, b) a##b
#define JOINED(a, b) PASTE(a, b)
#define REST(first, ...) first __VA_OPT__(and) , ##__VA_ARGS__
#define WASP 7
STRING("a\n" 'b' WASP) SHOWN(WASP) JOINED(WA, SP) PASTE(<, <=) PASTE(, x) PASTE(1, e) REST(1) REST(1, 2)
