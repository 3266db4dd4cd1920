import Foundation

/// Why a file could not be read, in words for a message.
struct FileProblem: Error, Equatable {
  var message: String
}

/// Reads whole files.
enum FileBytes {
  /// A scene or asset file larger than this is refused, bytes.
  static let maximumCount = 1 << 30

  /// The bytes of a regular file (or of a pipe, when allowed).
  ///
  /// - Parameters:
  ///   - maximum: More bytes are refused, of a regular file before it is read.
  ///   - checkStart: Sees the first bytes, at most 256 KiB, before the rest is read.
  static func read(
    _ path: String, allowsPipe: Bool = false, maximum: Int = maximumCount,
    checkStart: (_ start: [UInt8]) throws(FileProblem) -> Void = { _ in }
  ) throws(FileProblem) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw FileProblem(message: "a file name holds no NUL character") }
    // A pipe that nobody writes to must not block the check of what it is.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (allowsPipe ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw FileProblem(message: description(of: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(message: description(of: errno)) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileProblem(message: "is a folder") }
    guard kind == S_IFREG || (allowsPipe && (kind == S_IFIFO || kind == S_IFCHR)) else {
      throw FileProblem(message: "is not a regular file")
    }
    guard status.st_size <= maximum else { throw tooLarge(maximum) }
    return try bytes(of: descriptor, maximum: maximum, checkStart: checkStart)
  }

  /// All bytes of standard input.
  static func standardInput() throws(FileProblem) -> [UInt8] { try bytes(of: STDIN_FILENO) }

  private static func tooLarge(_ maximum: Int) -> FileProblem {
    FileProblem(message: "is larger than \(maximum >> 20) MiB")
  }

  private static func bytes(
    of descriptor: Int32, maximum: Int = maximumCount, checkStart: ([UInt8]) throws(FileProblem) -> Void = { _ in }
  ) throws(FileProblem) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(message: description(of: errno))
      }
      guard result.count + count <= maximum else { throw tooLarge(maximum) }
      if result.isEmpty { try checkStart(Array(chunk[..<count])) }
      result += chunk[..<count]
    }
  }

  /// The path with all links resolved; nil when the file does not exist.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func description(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ELOOP: "is a loop of links"
    case ENAMETOOLONG: "the name is too long"
    default: "cannot be read (error \(code))"
    }
  }
}
