struct attack { unsigned char how, what, dice, sides; };
struct beast { const char *name; char symbol; struct attack list[6]; unsigned tame : 3, : 0, wild : 9; };
union number { long whole; double real; char text[11]; };
static struct beast beasts[4];
sizeof(struct beast) + sizeof beasts / sizeof *beasts + sizeof(union number[2]) + sizeof "text" + _Alignof(short)
