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
    /// Looks in a row, while the ways change under the look.
    static let looks = 4

    /// A source, and what it is of: the path may be another thing's tomorrow.
    private struct Source {
      let source: any DispatchSourceFileSystemObject
      let device: dev_t
      let number: ino_t

      func isStill(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_dev == device && status.st_ino == number
      }
    }

    private struct State {
      var places: WatchedPlaces
      var sources: [String: Source] = [:]
      var isWaiting = false
      /// Whether something has happened that counts, whatever the ways are.
      var isSure = false
      var hasEnded = false
    }

    private let paths: @Sendable () -> WatchedPaths
    private let tell: @Sendable (FolderChange) -> Void
    private let queue = DispatchQueue(label: "herorender.preview.watch")
    private let state: Mutex<State>

    /// Begins to watch.
    init(_ paths: @escaping @Sendable () -> WatchedPaths, tell: @escaping @Sendable (FolderChange) -> Void) {
      self.paths = paths
      self.tell = tell
      state = Mutex(State(places: WatchedPlaces(paths())))
      Self.takeDescriptors()
      watchAll()
    }

    /// Lets the process have as many descriptors as the system gives: what is watched takes one each, and a terminal allows 256.
    private static func takeDescriptors() {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
      _ = setrlimit(RLIMIT_NOFILE, &limit)
    }

    func stop() {
      state.withLock { state in
        state.hasEnded = true
        for source in state.sources.values { source.source.cancel() }
        state.sources = [:]
      }
    }

    func lookAgain() { queue.async { [weak self] in self?.look() } }

    private func watchAll() {
      var places = WatchedPlaces(paths())
      for _ in 0..<Self.looks {
        let inside = places.trees.sorted().flatMap { folder in
          ((try? FileSystem.names(in: folder)) ?? []).map { FilePath.join(folder, $0) }.filter {
            !FileSystem.isFolder($0)
          }
        }
        let wanted = Set(places.folders + places.files.sorted() + inside.prefix(Self.maximumFiles))
        state.withLock { state in
          guard !state.hasEnded else { return }
          for (path, source) in state.sources where !wanted.contains(path) || !source.isStill(at: path) {
            source.source.cancel()
            state.sources[path] = nil
          }
          for path in wanted where state.sources[path] == nil { state.sources[path] = source(path) }
          state.places = places
        }
        // What changed before its folder was watched has told nobody.
        let again = WatchedPlaces(paths())
        if again == places { return }
        places = again
      }
    }

    private func source(_ path: String) -> Source? {
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      var status = stat()
      guard fstat(file, &status) == 0 else {
        close(file)
        return nil
      }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .delete, .rename, .extend, .link], queue: queue)
      source.setEventHandler { [weak self] in
        self?.hear(path, isGone: !source.data.isDisjoint(with: [.delete, .rename]))
      }
      source.setCancelHandler { close(file) }
      source.resume()
      return Source(source: source, device: status.st_dev, number: status.st_ino)
    }

    private func hear(_ path: String, isGone: Bool) {
      let isFirst = state.withLock { state in
        if isGone { state.sources.removeValue(forKey: path)?.source.cancel() }
        // In a folder that is only on the way anything may happen: what counts is where the ways lead afterwards.
        let isOnTheWay = state.places.folders.contains(path) && !state.places.trees.contains(path)
        if isGone || !isOnTheWay { state.isSure = true }
        defer { state.isWaiting = true }
        return !state.isWaiting
      }
      guard isFirst else { return }
      queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in self?.look() }
    }

    private func look() {
      let (before, isSure) = state.withLock { state in
        defer { (state.isWaiting, state.isSure) = (false, false) }
        return (state.places, state.isSure)
      }
      watchAll()
      let (after, hasEnded) = state.withLock { ($0.places, $0.hasEnded) }
      if !hasEnded, isSure || after != before { tell(FolderChange(isEverything: true)) }
    }
  }
#endif
