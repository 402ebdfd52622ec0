// A parameter hides a macro of its name inside the body.
#define level 30
#define speed level
#define SHOW(level, speed) level speed other
#define other level
SHOW(a, b); SHOW(level, speed); SHOW(speed, 1);
