#include "CPixels.h"

#if defined(__GLIBC__)
#include <malloc.h>

void hero_reuse_memory(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
}

#else

void hero_reuse_memory(void) {}

#endif
