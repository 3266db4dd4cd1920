import Foundation

/// A file without a name that holds what does not fit into memory; it is gone when the process ends, however that ends.
package final class SpoolFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file on the disk that `path` will be on; errors name that.
  package init(beside path: String) throws(FileError) {
    self.path = path
    let name = FileSystem.unfinished(path)
    descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    unlink(name)
  }

  /// Adds bytes at the end; one thread does so at a time.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    if let code = FileSystem.writeAll(bytes, to: descriptor) { throw FileError(.write, path, code: code) }
  }

  /// Bytes that were added; any thread may ask.
  package func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var code: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      while filled < range.count {
        let place = off_t(range.lowerBound + filled)
        let count = pread(descriptor, buffer.baseAddress.map { $0 + filled }, range.count - filled, place)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          code = count < 0 ? errno : EIO
          return
        }
        filled += count
      }
    }
    if let code { throw FileError(.write, path, code: code) }
    return bytes
  }

  deinit { close(descriptor) }
}
