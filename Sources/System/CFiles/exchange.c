#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <stdio.h>

#if defined(__APPLE__)

int hero_exchange(const char *first, const char *second) { return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno; }

#elif defined(__linux__)

#include <fcntl.h>

int hero_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

#else

int hero_exchange(const char *first, const char *second) {
  (void)first;
  (void)second;
  return ENOSYS;
}

#endif
