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

  /// What there was at one look.
  private struct Round {
    let places: WatchedPlaces
    var looks: [String: Look] = [:]

    init(_ paths: WatchedPaths) {
      places = WatchedPlaces(paths)
      for folder in places.trees {
        for name in (try? FileSystem.names(in: folder)) ?? [] { add(FilePath.join(folder, name)) }
      }
      for file in places.files { add(file) }
    }

    private mutating func add(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      let time = status.written
      looks[path] = Look(
        seconds: time.tv_sec, nanoseconds: Int(time.tv_nsec), size: Int64(status.st_size), number: UInt64(status.st_ino)
      )
    }
  }

  private let hasEnded = Mutex(false)

  /// Begins to look.
  init(_ paths: @escaping @Sendable () -> WatchedPaths, tell: @escaping @Sendable (FolderChange) -> Void) {
    let first = Round(paths())
    let thread = Thread { self.run(paths, first, tell) }
    thread.name = "herorender.preview.poll"
    thread.start()
  }

  func stop() { hasEnded.withLock { $0 = true } }

  /// It looks again in any case.
  func lookAgain() {}

  private func run(_ paths: () -> WatchedPaths, _ first: Round, _ tell: (FolderChange) -> Void) {
    var last = first
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      if hasEnded.withLock({ $0 }) { return }
      let now = Round(paths())
      let files = Set(now.looks.keys).union(last.looks.keys).filter { now.looks[$0] != last.looks[$0] }
      let change = FolderChange(files: files, isEverything: now.places != last.places)
      last = now
      if change.isEverything || !change.files.isEmpty { tell(change) }
    }
  }
}
