/// What has happened to watched paths.
struct FolderChange: Equatable, Sendable {
  /// Files that were written, made, moved or removed; real paths.
  var files: Set<String> = []
  /// Whether folders or links came or went, or notifications were lost: anything may have changed.
  var isEverything = false

  /// Both changes as one.
  mutating func formUnion(_ other: FolderChange) {
    files.formUnion(other.files)
    isEverything = isEverything || other.isEverything
  }
}

/// Tells of changes of watched paths, until it is stopped.
protocol FolderWatcher: Sendable {
  /// Looks again which paths are watched; what is new among them counts as changed.
  func lookAgain()
  /// Ends it; no notification comes afterwards.
  func stop()
}

/// The system's own way of watching.
enum SystemWatcher {
  /// Begins to watch; `tell` comes from a thread of its own, once for changes that come together.
  ///
  /// - Parameter paths: Asked again whenever the ways to them may have changed.
  static func watch(
    _ paths: @escaping @Sendable () -> WatchedPaths, tell: @escaping @Sendable (FolderChange) -> Void
  ) -> any FolderWatcher {
    #if os(Linux)
      if let watcher = InotifyWatcher(paths, tell: tell) { return watcher }
    #elseif canImport(Darwin)
      return DispatchWatcher(paths, tell: tell)
    #endif
    return PollingWatcher(paths, tell: tell)
  }
}
