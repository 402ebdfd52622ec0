#ifndef WEIGHT_H
#define WEIGHT_H
enum weight_constants {
    WT_ELF = 800,
    WT_HUMAN = 1450,
    WT_BABY = WT_HUMAN / 4
};
#endif
