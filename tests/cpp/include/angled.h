#define ANGLED angled
seen
