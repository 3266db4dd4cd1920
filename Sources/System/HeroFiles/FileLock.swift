import Foundation

/// A file that one process at a time holds; it is let go when that ends, however it does, and what it has started.
package final class FileLock {
  private var descriptor: Int32 = -1

  package init() {}

  deinit { release() }

  /// Lets it go.
  package func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Waits until no other process holds a file, which is made.
  ///
  /// - Parameter wait: Is called before, if one does.
  package func hold(_ path: String, wait: () -> Void) throws(FileError) {
    guard descriptor < 0 else { return }
    try FileSystem.makeFolder(FilePath.folder(of: path))
    descriptor = open(path, O_RDWR | O_CREAT, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    wait()
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { throw FileError(.write, path, code: errno) } }
  }
}
