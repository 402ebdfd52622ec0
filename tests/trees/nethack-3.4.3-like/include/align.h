/* Alignments. */
#ifndef ALIGN_H
#define ALIGN_H
typedef schar aligntyp;
#define A_NONE (-128)
#define A_CHAOTIC (-1)
#define A_NEUTRAL 0
#define A_LAWFUL 1
#endif
