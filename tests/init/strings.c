/* Adjacent strings and escapes. */
struct permonst { const char *mname; const char *text; };
#define PREFIX "grey-"
struct permonst mons[] = {
    { "two " "parts", PREFIX "elf" },
    { "over"
      " three "   /* comment */
      "lines", "%s-$$$-NIX" },
    { "quote \" and \\", "tab\tnew\nline" },
    { "\101\x42\103", "octal \1012 ends after three" },
    { "hex \x41" "B", "bell\a\b\f\r\v\e\?" },
    { "", "nul\0hidden" },
    { "(very) long, with: {braces} [and] /* no comment */ // neither", 0 },
};
