#ifndef HERO_FILES_H
#define HERO_FILES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Gives an open file the owner, group, rights and extended attributes of another one. Returns 0, or the error number of the first
/// thing that could not be copied.
int hero_copy_attributes(int from, int to);

/// Lets two files or folders change names, at once. Returns 0, or the error number: EINVAL, ENOSYS or ENOTSUP where the system or the file
/// system cannot do it.
int hero_exchange(const char *first, const char *second);

/// A pipe that is handed large pages with bytes, instead of copies of them in many small pages, as far as the system can: half of what both
/// ends of a pipe cost. Each page goes with its bytes, and nobody writes to it any more, so that readers that pass pages on have what was
/// written, too.
typedef struct hero_pipe hero_pipe;

/// Begins with a descriptor that stays the caller's; NULL where it is no pipe or there is no such thing.
hero_pipe *hero_open_pipe(int descriptor);

/// Ends; NULL is fine.
void hero_close_pipe(hero_pipe *pipe);

/// As `write` of the C library: how many bytes are written, or -1 and `errno`. NULL: just that.
ssize_t hero_write_pipe(hero_pipe *pipe, int descriptor, const uint8_t *bytes, size_t count);

#endif
