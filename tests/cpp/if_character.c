// Character constants in #if.
#if 'a' == 97 && '\n' == 10 && '\0' == 0 && '\x41' == 'A' && '\101' == 'A'
a
#endif
#if '\'' == 39 && '"' == 34 && '\\' == 92 && '\?' == 63 && '\a' == 7
b
#endif
#if '\377' < 0 && 'ab' == 'a' * 256 + 'b'
c
#endif
