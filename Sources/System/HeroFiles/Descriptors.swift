import Foundation
import Synchronization

/// How many files the process may open at once.
package enum Descriptors {
  /// Fewer are not enough for any command: threads, signals and programs that are started need some besides the files. docs/limits.md.
  package static let fewest = 32

  private static let wereMissing = Mutex(false)

  /// Whether the system has refused to open a file because too many are open.
  package static var haveRunOut: Bool { wereMissing.withLock { $0 } }

  /// How many more files may be opened, counted up to `fewest`.
  package static func free() -> Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit >= 0 else { return fewest }
    var (free, descriptor) = (0, 0)
    while free < fewest, descriptor < limit {
      if fcntl(Int32(descriptor), F_GETFD) < 0 { free += 1 }
      descriptor += 1
    }
    return free
  }

  /// Notes an error number of opening a file.
  static func note(_ code: Int32) {
    if code == EMFILE || code == ENFILE { wereMissing.withLock { $0 = true } }
  }
}
