import Foundation
import HeroFiles
import Synchronization

/// Looks again and again, where the system tells of nothing.
final class PollingWatcher: FolderWatcher {
  /// Seconds between two looks.
  static let interval = 0.25

  /// What a file was when it was looked at.
  private struct Look: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int64
    let number: UInt64
  }

  private let hasEnded = Mutex(false)

  /// Begins to look.
  init(_ roots: [String], tell: @escaping @Sendable (FolderChange) -> Void) {
    let first = Self.looks(below: roots)
    let thread = Thread { self.run(roots, first, tell) }
    thread.name = "herorender.preview.poll"
    thread.start()
  }

  func stop() { hasEnded.withLock { $0 = true } }

  private func run(_ roots: [String], _ first: [String: Look], _ tell: (FolderChange) -> Void) {
    var last = first
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      if hasEnded.withLock({ $0 }) { return }
      let now = Self.looks(below: roots)
      let files = Set(now.keys).union(last.keys).filter { now[$0] != last[$0] }
      last = now
      if !files.isEmpty { tell(FolderChange(files: files)) }
    }
  }

  private static func looks(below roots: [String]) -> [String: Look] {
    var looks: [String: Look] = [:]
    for folder in WatchedFolders.all(below: roots) {
      for name in (try? FileSystem.names(in: folder)) ?? [] {
        let path = FilePath.join(folder, name)
        guard roots.contains(where: { path.hasPrefix($0 + "/") }) else { continue }
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        #if canImport(Darwin)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        looks[path] = Look(
          seconds: time.tv_sec, nanoseconds: Int(time.tv_nsec), size: Int64(status.st_size),
          number: UInt64(status.st_ino))
      }
    }
    return looks
  }
}
