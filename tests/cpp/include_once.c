// #pragma once.
#include "once.h"
#include "once.h"
#include "once.h"
