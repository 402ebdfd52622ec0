// Object-like macros: replaced wherever the name is a whole token, and again in what comes out.
#define HEIGHT 21
#define WIDTH (HEIGHT * 4)
#define NOTHING
#define FOUR_A AT AT AT AT
#define AT 'a'
HEIGHT WIDTH NOTHING; FOUR_A;
HEIGHTS HEIGHT_ _HEIGHT "HEIGHT" 'H' HEIGHT;
NOTHING NOTHING x NOTHING;
