// A function-like name that no parenthesis follows is an ordinary name.
#define claw(n) claws(n)
#define ALIAS claw
claw; claw + 1; ALIAS; ALIAS (2); (claw)(3); claw
claw(4); &claw;
