#ifndef COORD_H
#define COORD_H
typedef struct nhcoord { xchar x, y; } coord;
#endif
