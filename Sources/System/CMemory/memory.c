#define _GNU_SOURCE
#include "CMemory.h"

// A header of the C library says first which library it is.
#include <stdint.h>
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

/// Bytes of the heap that come in large pages: about what a film's beginning needs.
#define FIRST ((size_t)48 << 20)

/// Lets the heap grow once for all that is needed at first; only what is used of it becomes memory.
static void use_large_pages_at_first(void) {
  char *start = sbrk(0);
  mallopt(M_TOP_PAD, (int)FIRST);
  // Without `volatile` a compiler sees that nobody needs it.
  void *volatile grown = malloc((size_t)1 << 20);
  free(grown);
  // The library's default.
  mallopt(M_TOP_PAD, 128 << 10);
  char *end = sbrk(0);
  if (start != (char *)-1 && end > start) hero_use_large_pages(start, (size_t)(end - start));
}

void hero_reuse_memory(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  use_large_pages_at_first();
}

void hero_give_back_memory(void) { malloc_trim(0); }

void hero_use_large_pages(void *memory, size_t count) {
  const uintptr_t large = (uintptr_t)2 << 20;
  uintptr_t start = ((uintptr_t)memory + large - 1) & ~(large - 1), end = ((uintptr_t)memory + count) & ~(large - 1);
  // Where the system has none, small ones do.
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
}

#else

void hero_reuse_memory(void) {}

void hero_give_back_memory(void) {}

void hero_use_large_pages(void *memory, size_t count) { (void)memory, (void)count; }

#endif
