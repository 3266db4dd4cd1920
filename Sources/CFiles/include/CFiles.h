#ifndef HERO_FILES_H
#define HERO_FILES_H

/// Gives an open file the owner, group, rights and extended attributes of another one. Returns 0, or the error number of the first
/// thing that could not be copied.
int hero_copy_attributes(int from, int to);

#endif
