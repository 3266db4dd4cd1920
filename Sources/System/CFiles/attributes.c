#include "CFiles.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <copyfile.h>

int hero_copy_attributes(int from, int to) {
  struct stat status;
  if (fstat(from, &status) != 0) return errno;
  // Copying leaves the owner alone where it may not be set.
  if (fchown(to, status.st_uid, status.st_gid) != 0) return errno;
  return fcopyfile(from, to, NULL, COPYFILE_METADATA) == 0 ? 0 : errno;
}

#else

#include <sys/xattr.h>

/// Copies one extended attribute, access lists among them; the error number.
static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return errno;
  void *value = malloc((size_t)size + 1);
  if (!value) return ENOMEM;
  size = fgetxattr(from, name, value, (size_t)size);
  int problem = size < 0 || fsetxattr(to, name, value, (size_t)size, 0) != 0 ? errno : 0;
  free(value);
  return problem;
}

static int copy_extended_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  // A file system without them has none to lose.
  if (size < 0) return errno == ENOTSUP ? 0 : errno;
  if (size == 0) return 0;
  char *names = malloc((size_t)size);
  if (!names) return ENOMEM;
  size = flistxattr(from, names, (size_t)size);
  int problem = size < 0 ? errno : 0;
  for (ssize_t at = 0; !problem && at < size; at += (ssize_t)strlen(names + at) + 1) {
    problem = copy_attribute(from, to, names + at);
  }
  free(names);
  return problem;
}

int hero_copy_attributes(int from, int to) {
  struct stat status;
  if (fstat(from, &status) != 0) return errno;
  if (fchown(to, status.st_uid, status.st_gid) != 0) return errno;
  int problem = copy_extended_attributes(from, to);
  if (problem) return problem;
  // Last: giving a file away takes rights from it.
  return fchmod(to, status.st_mode & 07777) == 0 ? 0 : errno;
}

#endif
