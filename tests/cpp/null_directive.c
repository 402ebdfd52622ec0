// A lone `#` does nothing.
#
  #
	# /* a comment */
#// another
a # b;
# define X 1
  #   define Y X
#	undef Z
 /* before */ # /* between */ define W 3
X Y W;
