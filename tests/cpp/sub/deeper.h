/* A quoted include is sought beside the file that has it. */
#include "sibling.h"
#define DEEPER deeper
