import Foundation
import HeroFiles

/// Folders that are watched, with all that they hold.
enum WatchedFolders {
  /// Folders that are watched at most; docs/preview.md names it.
  static let maximumCount = 1_024

  /// The folders at and below some roots, nearest first; hidden ones, and links to folders, are not entered. In place of a root that is
  /// gone the nearest folder above it, in which it would return.
  static func all(below roots: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var level = roots.map(nearest)
    while !level.isEmpty, found.count < maximumCount {
      var next: [String] = []
      for folder in level where seen.insert(folder).inserted && found.count < maximumCount {
        found.append(folder)
        guard roots.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) else { continue }
        next += subfolders(of: folder)
      }
      level = next
    }
    // A root that is renamed or removed is seen in the folder above it.
    for root in roots where seen.insert(FilePath.folder(of: root)).inserted { found.append(FilePath.folder(of: root)) }
    return found.filter(FileSystem.isFolder)
  }

  private static func nearest(_ root: String) -> String {
    var folder = root
    while folder != "/", folder != ".", !FileSystem.isFolder(folder) { folder = FilePath.folder(of: folder) }
    return folder
  }

  private static func subfolders(of folder: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { FilePath.join(folder, $0) }.filter { path in
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}

/// What has happened below the watched roots.
struct FolderChange: Equatable, Sendable {
  /// Files that were written, made, moved or removed.
  var files: Set<String> = []
  /// Whether folders came or went, or more happened than could be told: anything may have changed.
  var isEverything = false
}

/// Tells of changes below folders, until it is stopped.
protocol FolderWatcher: Sendable {
  /// Ends it; nothing is told afterwards.
  func stop()
}

/// The system's own way of watching folders.
enum SystemWatcher {
  /// Begins to watch; `tell` comes from a thread of its own, once for changes that come together.
  static func watch(_ roots: [String], tell: @escaping @Sendable (FolderChange) -> Void) -> any FolderWatcher {
    #if os(Linux)
      if let watcher = InotifyWatcher(roots, tell: tell) { return watcher }
    #elseif canImport(Darwin)
      return DispatchWatcher(roots, tell: tell)
    #endif
    return PollingWatcher(roots, tell: tell)
  }
}
