#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>

/// A file that the program carries.
struct hero_embedded {
  /// Its path below Sources.
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

/// How many files there are.
size_t hero_embedded_count(void);

/// A file by its number, from 0; without bytes behind the last.
struct hero_embedded hero_embedded_at(size_t index);

#endif
