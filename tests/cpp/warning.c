// #warning says something and changes nothing.
a
#warning this won't do
b
