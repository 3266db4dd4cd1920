#if canImport(Darwin)
  import Darwin
  import Dispatch
  import HeroFiles
  import Synchronization

  /// macOS's notifications of folders and the files in them; which file changed is not told, so that everything may have.
  final class DispatchWatcher: FolderWatcher {
    /// Seconds that are waited for more, so that a write in several parts is one change.
    static let patience = 0.008
    /// Files that are watched at most, beside their folders.
    static let maximumFiles = 2_048

    private struct State {
      var sources: [String: any DispatchSourceFileSystemObject] = [:]
      var isWaiting = false
      var hasEnded = false
    }

    private let roots: [String]
    private let tell: @Sendable (FolderChange) -> Void
    private let queue = DispatchQueue(label: "herorender.preview.watch")
    private let state = Mutex(State())

    /// Begins to watch.
    init(_ roots: [String], tell: @escaping @Sendable (FolderChange) -> Void) {
      self.roots = roots
      self.tell = tell
      watchAll()
    }

    func stop() {
      state.withLock { state in
        state.hasEnded = true
        for source in state.sources.values { source.cancel() }
        state.sources = [:]
      }
    }

    private func watchAll() {
      let folders = WatchedFolders.all(below: roots)
      let files = folders.flatMap { folder in
        ((try? FileSystem.names(in: folder)) ?? []).map { FilePath.join(folder, $0) }.filter { path in
          roots.contains { path.hasPrefix($0 + "/") } && !FileSystem.isFolder(path)
        }
      }
      let wanted = Set(folders + files.prefix(Self.maximumFiles))
      state.withLock { state in
        guard !state.hasEnded else { return }
        for (path, source) in state.sources where !wanted.contains(path) {
          source.cancel()
          state.sources[path] = nil
        }
        for path in wanted where state.sources[path] == nil { state.sources[path] = source(path) }
      }
    }

    private func source(_ path: String) -> (any DispatchSourceFileSystemObject)? {
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .delete, .rename, .extend, .link], queue: queue)
      source.setEventHandler { [weak self] in
        self?.hear(path, isGone: !source.data.isDisjoint(with: [.delete, .rename]))
      }
      source.setCancelHandler { close(file) }
      source.resume()
      return source
    }

    private func hear(_ path: String, isGone: Bool) {
      let isFirst = state.withLock { state in
        if isGone { state.sources.removeValue(forKey: path)?.cancel() }
        defer { state.isWaiting = true }
        return !state.isWaiting
      }
      guard isFirst else { return }
      queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
        guard let self else { return }
        state.withLock { $0.isWaiting = false }
        watchAll()
        if !state.withLock({ $0.hasEnded }) { tell(FolderChange(isEverything: true)) }
      }
    }
  }
#endif
