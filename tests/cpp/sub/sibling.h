#define SIBLING sibling
