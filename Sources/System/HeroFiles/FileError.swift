import Foundation

/// Why a file or folder could not be used; targets turn it into their own error at their boundary.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried; how messages name it.
  package enum Operation: String, Sendable {
    case look = "look at"
    case makeFolder = "make the folder"
    case list, read, write, remove, rename
  }

  /// What stood in the way.
  package enum Cause: Equatable, Sendable {
    /// An error number (`errno`).
    case system(Int32)
    /// A file, at this path, where a folder is needed.
    case file(String)
    /// A folder where a file is needed.
    case folder
    /// Neither a regular file nor a pipe that is allowed.
    case irregular
    /// More than so many bytes.
    case tooLarge(Int)
    /// A NUL character in the name.
    case nulInName
    /// The file's start, which the caller does not want.
    case unwanted
    /// Nobody may write the file.
    case readOnly
    /// The run reads the file, under this name.
    case source(String)
  }

  /// What was tried.
  package let operation: Operation
  /// The file or folder as the caller named it.
  package let path: String
  /// What stood in the way.
  package let cause: Cause

  init(_ operation: Operation, _ path: String, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  init(_ operation: Operation, _ path: String, code: Int32) {
    Descriptors.note(code)
    self.init(operation, path, .system(code))
  }

  /// The sentence for people: `cannot write out/a.gif: No space left on device`.
  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  private var reason: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .file(let path): "\(path) is a file"
    case .folder: "is a folder"
    case .irregular: "is not a regular file"
    case .tooLarge(let maximum): "is larger than \(maximum >> 20) MiB"
    case .nulInName: "a file name may not contain a NUL character"
    case .unwanted: "is not what was expected"
    case .readOnly: "is read-only"
    case .source(let name): name == path ? "this run reads it" : "it is \(name), which this run reads"
    }
  }

  /// The folder that held the file, when it is gone: it was there when the work began.
  package var lostFolder: String? {
    guard case .system(let code) = cause, code == ENOENT || code == ESTALE else { return nil }
    let folder = FilePath.folder(of: path)
    return (try? FileSystem.kind(folder)) == .nothing ? folder : nil
  }
}
