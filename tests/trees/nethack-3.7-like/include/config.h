#ifndef CONFIG_H
#define CONFIG_H
#include "config1.h"
#define MAIL_STRUCTURES
#include "integer.h"
#include "global.h"
#endif
