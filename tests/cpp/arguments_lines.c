// A call may be spread over lines, with comments between.
#define ROW(name, level, end) { name, level, end }
ROW
  ( "newt" /* the first
       argument */ ,
    // nothing here, not even ) or ,
    0
    ,
    1 )
;
ROW("a"
"b", 1 +
2, 3);
