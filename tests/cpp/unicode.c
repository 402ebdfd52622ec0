// Text outside ASCII in strings and comments: 新, é.
#define STR(x) #x
"ねこ" STR("é" x) /* ü */ 'x';
