#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/uio.h>

/// Bytes of a large page.
#define LARGE ((size_t)2 << 20)
/// Fewer are copied.
#define FEWEST ((size_t)64 << 10)
/// Times that the system may have to find memory for a large page; small ones are 512.
#define MOST_FAULTS 32

/// Pages that take turns. When a pipe has taken one whole, its reader is done with the one before, whose memory can go back to the system at
/// once and come again still warm; the reader would give it back on another processor.
#define PAGES 2

struct hero_pipe {
  void *mapped;
  uint8_t *pages;
  int next;
  int is_quick;
};

hero_pipe *hero_open_pipe(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) return NULL;
  hero_pipe *pipe = malloc(sizeof *pipe);
  if (pipe == NULL) return NULL;
  pipe->mapped = mmap(NULL, (PAGES + 1) * LARGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (pipe->mapped == MAP_FAILED) {
    free(pipe);
    return NULL;
  }
  pipe->pages = (uint8_t *)(((uintptr_t)pipe->mapped + LARGE - 1) & ~(LARGE - 1));
  pipe->next = 0;
  pipe->is_quick = madvise(pipe->pages, PAGES * LARGE, MADV_HUGEPAGE) == 0;
  return pipe;
}

void hero_close_pipe(hero_pipe *pipe) {
  if (pipe == NULL) return;
  munmap(pipe->mapped, (PAGES + 1) * LARGE);
  free(pipe);
}

/// How often the system found memory for this thread.
static long fault_count(void) {
  struct rusage usage;
  return getrusage(RUSAGE_THREAD, &usage) == 0 ? usage.ru_minflt : 0;
}

ssize_t hero_write_pipe(hero_pipe *pipe, int descriptor, const uint8_t *bytes, size_t count) {
  if (pipe == NULL || !pipe->is_quick || count < FEWEST) return write(descriptor, bytes, count);
  if (count > LARGE) count = LARGE;
  uint8_t *page = pipe->pages + (size_t)pipe->next * LARGE;
  pipe->next = (pipe->next + 1) % PAGES;
  // What the pipe has is its own: the page is a new one from here on.
  if (madvise(page, LARGE, MADV_DONTNEED) != 0) {
    pipe->is_quick = 0;
    return write(descriptor, bytes, count);
  }
  long faults = fault_count();
  memcpy(page, bytes, count);
  if (fault_count() - faults > MOST_FAULTS) pipe->is_quick = 0;
  size_t done = 0;
  int problem = 0;
  while (done < count && !problem) {
    struct iovec rest = {page + done, count - done};
    ssize_t taken = vmsplice(descriptor, &rest, 1, 0);
    if (taken >= 0) {
      done += (size_t)taken;
    } else if (errno != EINTR) {
      problem = errno;
    }
  }
  if (done > 0) return (ssize_t)done;
  // A system that does not know it.
  if (problem == EINVAL || problem == ENOSYS || problem == EBADF || problem == EPERM) {
    pipe->is_quick = 0;
    return write(descriptor, bytes, count);
  }
  errno = problem;
  return -1;
}

#else

hero_pipe *hero_open_pipe(int descriptor) {
  (void)descriptor;
  return NULL;
}

void hero_close_pipe(hero_pipe *pipe) { (void)pipe; }

ssize_t hero_write_pipe(hero_pipe *pipe, int descriptor, const uint8_t *bytes, size_t count) {
  (void)pipe;
  return write(descriptor, bytes, count);
}

#endif
