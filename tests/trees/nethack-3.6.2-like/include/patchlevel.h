/* The version, as the game gives it. */
#define VERSION_MAJOR 3
#define VERSION_MINOR 6
#define PATCHLEVEL 2
#define EDITLEVEL 0

#define COPYRIGHT_BANNER_A "NetHack, a small tree for tests"
