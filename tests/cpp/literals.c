// Strings and character constants, with prefixes and escapes.
#define L 1
#define u 2
#define a 3
L"a" L'a' u"a" U"a" u8"a" L "a" L 'a'; "\"a" '\'' '\\' "\\" a "\\\"a"; '"' "'" a; "" "a" "a"; "a // a" "/* a */"; 'ab' a;
