import Foundation
import HeroFiles
import Synchronization

/// A temporary folder for what is written on the way: reports of goldens, small pictures, exports. It is removed at the end.
final class WorkFolder: Sendable {
  let path: String
  private let made = Mutex(0)

  /// Chooses a name; nothing is touched yet.
  init() {
    let name = "herorender-preview-\(ProcessInfo.processInfo.processIdentifier)-\(Token.make())"
    path = FilePath.join(FileManager.default.temporaryDirectory.path, name)
  }

  /// The path of a file of its own.
  func file(_ ending: String) throws(FileError) -> String {
    try FileSystem.makeFolder(path)
    let number = made.withLock { count in
      count += 1
      return count
    }
    return FilePath.join(path, "\(number).\(ending)")
  }

  /// What is written into a file of a moment.
  func bytes(_ ending: String, _ write: (String) throws -> Void) throws -> [UInt8] {
    let file = try file(ending)
    defer { try? FileSystem.remove(file) }
    try write(file)
    return try FileBytes.read(file)
  }

  /// Removes what was written.
  func close() { try? FileSystem.removeAll(path) }
}
