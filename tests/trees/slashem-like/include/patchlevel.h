/* The version, as the game gives it. */
#define VERSION_MAJOR 0
#define VERSION_MINOR 0
#define PATCHLEVEL 7
#define EDITLEVEL 7

#define COPYRIGHT_BANNER_A "Slash'EM, a small tree for tests"
#define DEF_GAME_NAME "Slash'EM"
