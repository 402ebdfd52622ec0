/* The version, as the game gives it. */
#define VERSION_MAJOR 4
#define VERSION_MINOR 3
#define PATCHLEVEL 0
#define EDITLEVEL 0

#define COPYRIGHT_BANNER_A "NetHack 4, a small tree for tests"
