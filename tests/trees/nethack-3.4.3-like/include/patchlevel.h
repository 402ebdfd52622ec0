/* The version, as the game gives it. */
#define VERSION_MAJOR 3
#define VERSION_MINOR 4
#define PATCHLEVEL 3
#define EDITLEVEL 0

#define COPYRIGHT_BANNER_A "NetHack, a small tree for tests"
