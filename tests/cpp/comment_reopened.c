/* SCCS Id: an opening without its own close
/* so this line is inside, with an apostrophe: don't */
inside; /* one * / two */ outside;
