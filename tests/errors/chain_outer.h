#include "chain_inner.h"
