/* Alignments that are asked for: of members, of structures, of types by name. */
#define A(n) __attribute__((aligned(n)))
#define SIZES(name, type) { name, sizeof(type), _Alignof(type) }
enum { TWICE = 2 * sizeof(long) };
typedef int loose A(1);
typedef int wide A(16);
typedef char *far A(32);
typedef int twice A(16) A(4);
typedef int turned A(4) A(16);
typedef A(16) int before A(4);
typedef int * A(64) inner;
struct tail { char c; } A(8);
struct __attribute__((__aligned__(16))) head { char c; };
struct both1 { char c; } __attribute__((aligned(16), aligned(4)));
struct A(16) both2 { char c; } A(4);
struct greatest { char a; int b; } __attribute__((aligned));
struct packed_to { char a; int b; } __attribute__((packed, aligned(4)));
struct member { char a; int b A(16); char c; };
struct smaller { char a; int b A(2); };
struct smaller_packed { char a; int b A(2); } __attribute__((packed));
struct one_packed { char a; int b __attribute__((packed)), c; long d; };
struct one_packed_to { char a; int b __attribute__((packed, aligned(2))); };
struct all_packed { __attribute__((packed)) char a; __attribute__((packed)) int b, c; long d; };
struct most { int c __attribute__((aligned(16), aligned(8))); };
struct most2 { A(8) int c A(32); };
struct named { char a; loose b; wide c; };
struct named_packed { char a; wide b; } __attribute__((packed));
struct inside { char a; struct tail b; struct { char c; } A(4) d, e; };
struct reference { char a; struct smaller A(32) b, c; };
struct after_words { char a; struct { char z; } const A(8) b, c; };
struct pointers { char a; int * A(16) b; int A(16) *c; int *d A(16); };
struct arrays { char a; char b[3] A(8); char A(8) c[3]; char (A(8) d)[3]; };
struct standard { char a; _Alignas(double) char b; _Alignas(0) short c; _Alignas(TWICE) _Alignas(4) char d; };
struct unnamed { char a; struct { int b; } A(16); };
struct unnamed_packed { char a; struct { int b; }; } __attribute__((packed));
struct open { char a; long b[] A(32); };
union choice { char a; _Alignas(32) int b; char c[33]; };
union choice_packed { char a; int b; } __attribute__((packed, aligned(2)));
struct deep { char a; struct { char b; struct tail c; } __attribute__((packed)) d; };
enum __attribute__((packed)) tiny { NONE, SOME };
enum short_ { FEW = 256 } __attribute__((packed));
enum minus { LESS = -1, MORE = 127 } __attribute__((packed));
enum minus2 { LESSER = -1, MOST = 128 } __attribute__((packed));
struct whole1 { loose a : 32; };
struct whole2 { long a : 48; wide b : 16; };
struct whole3 { char a; wide b : 8; };
struct whole4 { char a; wide b : 16; } __attribute__((packed));
struct tinies { enum tiny a; enum minus b; enum short_ c; };
struct permonst { const char *mname; int size, align; };
struct permonst mons[] A(64) = {
    SIZES("loose", loose), SIZES("wide", wide), SIZES("far", far), SIZES("twice", twice), SIZES("turned", turned),
    SIZES("before", before), SIZES("inner", inner), SIZES("tail", struct tail), SIZES("head", struct head),
    SIZES("both1", struct both1), SIZES("both2", struct both2), SIZES("greatest", struct greatest),
    SIZES("packed_to", struct packed_to), SIZES("member", struct member), SIZES("smaller", struct smaller),
    SIZES("smaller_packed", struct smaller_packed), SIZES("one_packed", struct one_packed),
    SIZES("one_packed_to", struct one_packed_to), SIZES("all_packed", struct all_packed), SIZES("most", struct most),
    SIZES("most2", struct most2), SIZES("named", struct named), SIZES("named_packed", struct named_packed),
    SIZES("inside", struct inside), SIZES("reference", struct reference), SIZES("after_words", struct after_words),
    SIZES("pointers", struct pointers), SIZES("arrays", struct arrays), SIZES("standard", struct standard),
    SIZES("unnamed", struct unnamed), SIZES("unnamed_packed", struct unnamed_packed), SIZES("open", struct open),
    SIZES("choice", union choice), SIZES("choice_packed", union choice_packed), SIZES("deep", struct deep),
    SIZES("tiny", enum tiny), SIZES("short", enum short_), SIZES("minus", enum minus), SIZES("minus2", enum minus2),
    SIZES("whole1", struct whole1), SIZES("whole2", struct whole2), SIZES("whole3", struct whole3),
    SIZES("whole4", struct whole4), SIZES("tinies", struct tinies), SIZES("unnamed type", int A(16)), SIZES("no attribute", struct permonst),
};
