static short grid[3][5];
struct coord { char x, y; } here;
&grid[2][1] - &grid[0][3] + (long)&((struct coord *)0)->y
