// A header beside the file, and one in a folder below.
#include "beside.h"
#include "sub/deeper.h"
BESIDE DEEPER SIBLING;
