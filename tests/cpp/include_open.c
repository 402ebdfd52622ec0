// A header may end inside a call, a brace or a group of its includer's.
int x[] = {
#include "open.h"
};
