// Preprocessing numbers are greedy.
#define e x
#define f(a) <a>
1e 1.e 0x1e+3 1e+3 1e-e 1+e .5e .e 1..2 0x1p-3 1_e 3.f(1) 1.2.3e+4e; f(0xe+1) 12e;
