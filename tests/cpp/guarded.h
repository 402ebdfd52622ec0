#ifndef GUARDED_H
#define GUARDED_H
#define TIMES once
first_time
#else
again
#endif /* GUARDED_H */
