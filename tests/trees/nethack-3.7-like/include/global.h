#ifndef GLOBAL_H
#define GLOBAL_H
#include <stdio.h>
#include "nhlua.h" /* made by the build */
#include "patchlevel.h"
#include "align.h"
#include "weight.h"
#include "sym.h"
#define NUM_MGENDERS 3
enum mgender { MALE, FEMALE, NEUTRAL };
#define SIZE(x) (int) (sizeof (x) / sizeof (x)[0])
#endif
