// The last line ends in a backslash, and that is all.
last one \
