// Blanks after the backslash are forgiven, as GCC does.
#define ROW(a, \  
  b) { a, \	
 b }
ROW(1, 2); gi\ 
ant;
