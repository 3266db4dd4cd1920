import Foundation

/// A file that is written piece by piece beside its place and appears there whole or not at all.
package final class GrowingFile {
  /// What stands beside the place until the file is complete.
  package let unfinished: UnfinishedFile

  private let path: String
  private var descriptor: Int32

  /// Opens the file.
  package init(path: String) throws(FileError) {
    self.path = path
    unfinished = UnfinishedFile(for: path)
    descriptor = open(unfinished.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
  }

  /// Adds text at the end.
  package func append(_ text: String) throws(FileError) { try append(Array(text.utf8)) }

  /// Adds bytes at the end.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try succeed(bytes.withUnsafeBufferPointer { FileSystem.writeAll($0, to: descriptor) })
  }

  /// Adds bytes at the end.
  package func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    try succeed(FileSystem.writeAll(bytes, to: descriptor))
  }

  /// Puts bytes in place of others that are there already.
  package func overwrite(_ bytes: [UInt8], at place: Int) throws(FileError) {
    var code: Int32?
    if pwrite(descriptor, bytes, bytes.count, off_t(place)) != bytes.count { code = errno }
    try succeed(code)
  }

  /// Throws the file away after an error.
  private func succeed(_ code: Int32?) throws(FileError) {
    guard let code else { return }
    discard()
    throw FileError(.write, path, code: code)
  }

  /// Puts the file in its place; false when it was given up.
  package func complete() throws(FileError) -> Bool {
    let result = close(descriptor)
    descriptor = -1
    // A full disk may show only now.
    guard result == 0 else {
      let code = errno
      unfinished.remove()
      throw FileError(.write, path, code: code)
    }
    return try unfinished.move()
  }

  /// Throws the file away.
  package func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unfinished.remove()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
