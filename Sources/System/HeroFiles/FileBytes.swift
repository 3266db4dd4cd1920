import Foundation

/// Reads whole files.
package enum FileBytes {
  /// A scene or asset file larger than this is refused, bytes.
  package static let maximumCount = 1 << 30
  /// The same for a terminal and other devices, some of which never end.
  static let maximumOfDevice = 1 << 24

  /// The bytes of a regular file (or of a pipe, when allowed).
  ///
  /// - Parameters:
  ///   - maximum: More bytes are refused, of a regular file before it is read.
  ///   - isWanted: Sees the first bytes, at most 256 KiB, before the rest is read.
  package static func read(
    _ path: String, allowsPipe: Bool = false, maximum: Int = maximumCount,
    isWanted: (_ start: [UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    try content(of: path, isNoted: true, allowsPipe: allowsPipe, maximum: maximum, isWanted: isWanted)
  }

  /// The same, by default for files that no scene is read from.
  static func content(
    of path: String, isNoted: Bool = false, allowsPipe: Bool = false, maximum: Int = maximumCount,
    isWanted: (_ start: [UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw FileError(.read, path, .nulInName) }
    // To open a pipe is to begin to read it, as whoever writes to it sees.
    if !allowsPipe, FileSystem.isIrregular(path) { throw FileError(.read, path, .irregular) }
    // One that has come meanwhile must not block the check of what it is.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (allowsPipe ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    if isNoted { ReadFiles.note(path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path: path, allowsPipe: allowsPipe, maximum: maximum, isWanted: isWanted)
  }

  /// The first bytes of a regular file, at most so many; nil when it cannot be read.
  package static func start(of path: String, count: Int) -> [UInt8]? {
    var start: [UInt8] = []
    let all = try? content(of: path) { bytes in
      start = Array(bytes.prefix(count))
      return false
    }
    return all ?? (start.isEmpty ? nil : start)
  }

  /// All bytes of standard input.
  package static func standardInput() throws(FileError) -> [UInt8] {
    try bytes(of: STDIN_FILENO, path: "-", allowsPipe: true)
  }

  private static func bytes(
    of descriptor: Int32, path: String, allowsPipe: Bool, maximum: Int = maximumCount,
    isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError(.read, path, .folder) }
    // A socket may be standard input.
    guard kind == S_IFREG || (allowsPipe && kind != S_IFBLK) else { throw FileError(.read, path, .irregular) }
    let maximum = kind == S_IFCHR ? min(maximum, maximumOfDevice) : maximum
    guard status.st_size <= maximum else { throw FileError(.read, path, .tooLarge(maximum)) }
    let expected = kind == S_IFREG ? Int(status.st_size) : 0
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: expected > 0 ? min(expected + 1, 1 << 18) : 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.read, path, code: errno)
      }
      guard result.count + count <= maximum else { throw FileError(.read, path, .tooLarge(maximum)) }
      if result.isEmpty, !isWanted(Array(chunk[..<count])) { throw FileError(.read, path, .unwanted) }
      if result.isEmpty { result.reserveCapacity(expected) }
      result += chunk[..<count]
    }
  }
}
