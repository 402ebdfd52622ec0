// Quotes in comments and in skipped text open nothing.
// don't
/* it's "open */
ok;
#if 0
don't stop "here
#endif
also ok;
