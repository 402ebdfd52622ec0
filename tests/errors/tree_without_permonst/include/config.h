#define UNIX
