/* As whose rules the table is read. */
#define VERSION_MAJOR 3
#define VERSION_MINOR 6
#define PATCHLEVEL 7
#define COPYRIGHT_BANNER_A "NetHack, in the shape of a small tree for tests"
