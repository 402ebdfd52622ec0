/* A structure without a tag is another one in each row, though the same macro makes them all. */
#define BYTES(n) sizeof(struct { char bytes[n]; })
struct permonst { const char *mname; int bytes, size; };
#define ROW(name, n) { #name, BYTES(n), sizeof(union { char c[n]; short s; }) }
struct permonst mons[] = { ROW(one, 1), ROW(two, 2), ROW(three, 3), { "nine", BYTES(9), BYTES(10) } };
