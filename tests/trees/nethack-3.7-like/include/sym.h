#ifndef SYM_H
#define SYM_H
enum mon_class_types {
#define MONSYMS_S_ENUM
#include "defsym.h"
#undef MONSYMS_S_ENUM
    MAXMCLASSES
};
enum mon_defchars {
#define MONSYMS_DEFCHAR_ENUM
#include "defsym.h"
#undef MONSYMS_DEFCHAR_ENUM
};
#endif
