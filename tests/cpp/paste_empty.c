// An empty operand of `##` leaves the other one.
#define CAT(a, b) a##b
#define CAT3(a, b, c) <a##b##c>
CAT(, b); CAT(a, ); CAT(, ); CAT3(,,); CAT3(1,,3); CAT3(,2,); CAT3(,,3); CAT3(1,,);
