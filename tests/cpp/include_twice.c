// The X-macro pattern: one list, read three times with another meaning each.
#define BEAST(id, name, level) id,
enum beasts {
#include "beasts.h"
NUM_BEASTS };
#undef BEAST
#define BEAST(id, name, level) { name, level, id },
struct beast beasts[] = {
#include "beasts.h"
};
#undef BEAST
#define BEAST(id, name, level) case id: return #name;
switch (x) {
#include "beasts.h"
}
