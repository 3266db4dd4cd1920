import Foundation

/// Files that a run reads and must not write over, as the disk tells files apart: by device and number, whatever their names are and
/// through links of both kinds.
package struct SourceFiles: Equatable, Sendable {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Of a regular file; nil for anything else, which holds nothing that could be lost.
    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(status)
    }
  }

  private var names: [Identity: String] = [:]

  /// Looks the files up; those that are gone cannot be lost.
  package init(_ paths: [String] = []) {
    for path in paths {
      if let identity = Identity(path), names[identity] == nil { names[identity] = path }
    }
  }

  /// Refuses to write a file that is one of them.
  package func spare(_ path: String) throws(FileError) {
    guard !names.isEmpty, let identity = Identity(path), let name = names[identity] else { return }
    throw FileError(.write, path, .source(name))
  }

  /// Refuses a folder in which a file that will be replaced or removed is one of them; `isReplaced` is asked for the names in it.
  package func spare(in folder: String, _ isReplaced: (String) -> Bool) throws(FileError) {
    guard !names.isEmpty, FileSystem.isFolder(folder) else { return }
    for name in try FileSystem.names(in: folder) where isReplaced(name) { try spare(FilePath.join(folder, name)) }
  }

  /// The name of the one that standard output goes into; nil when it is none of them.
  package var onStandardOutput: String? {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0 else { return nil }
    return Identity(status).flatMap { names[$0] }
  }
}
