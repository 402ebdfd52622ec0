// Line ends and comments inside an argument are one space.
#define STR(x) # x
STR(one
    two /* and */ three
       // rest
    four); STR(/**/x/**/); STR(a/**/b); STR(- - 1 -- -1)
