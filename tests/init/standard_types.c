/* Types of headers that a checkout has not. */
#include <stdint.h>
#include <stddef.h>
#include <stdbool.h>
#include <time.h>
#include <sys/types.h>
struct permonst { const char *mname; int8_t level; uint8_t dice; int16_t a; uint16_t b; int32_t c; uint32_t d; int64_t e; uint64_t geno; size_t size; bool fly; };
struct permonst mons[] = {
    { "limits", 127, 255, 32767, 65535, 2147483647, 4294967295, 9223372036854775807, 0xffffffffffffffff, sizeof(size_t), true },
    { "over", 128, 256, 32768, 65536, 2147483648, 4294967296, 0x8000000000000000, -1, sizeof(time_t) + sizeof(ptrdiff_t), 5 },
    { "sizes", sizeof(int8_t), sizeof(uint16_t), sizeof(int32_t), sizeof(uint64_t), sizeof(off_t), sizeof(pid_t), sizeof(bool), sizeof(intptr_t), sizeof(uintmax_t), false },
};
