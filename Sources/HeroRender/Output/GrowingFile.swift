import Foundation

/// A file that is written piece by piece beside its place and appears there whole or not at all.
final class GrowingFile {
  /// What stands beside the place until the file is complete.
  let unfinished: UnfinishedFile

  private let path: String
  private var descriptor: Int32

  /// Opens the file.
  init(path: String) throws(RenderError) {
    self.path = path
    unfinished = UnfinishedFile(for: path)
    descriptor = open(unfinished.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystem.failure("write", path, errno) }
  }

  /// Adds text at the end.
  func append(_ text: String) throws(RenderError) {
    if let code = FileSystem.writeAll(Array(text.utf8), to: descriptor) {
      discard()
      throw FileSystem.failure("write", path, code)
    }
  }

  /// Puts the file in its place.
  func complete() throws(RenderError) {
    let result = close(descriptor)
    descriptor = -1
    // A full disk may show only now.
    guard result == 0 else {
      let code = errno
      unfinished.remove()
      throw FileSystem.failure("write", path, code)
    }
    try unfinished.move(to: path)
  }

  /// Throws the file away.
  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unfinished.remove()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
