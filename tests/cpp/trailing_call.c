// What an expansion ends with may take its arguments from after it: how far a hidden name reaches is seen here.
#define dbl(x) x * mul
#define mul(x) dbl(x)
#define inc(x) x + inc
dbl(3)(7); dbl(3)(7)(5); mul(1)(2)(3); inc(1)(2)(3);
