// A line comment goes on after a backslash.
one; // gone \
gone as well \
and this
two; /\
/ gone too
three; // not this one: \ here
four;
