#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization

  /// Linux's own notifications, of folders: editors write a file beside the old one and rename it, and links are replaced.
  final class InotifyWatcher: FolderWatcher {
    /// Milliseconds that are waited for more, so that a write in several parts is one change.
    static let patience: Int32 = 6
    /// Looks in a row, while the ways change under the look.
    static let looks = 4

    /// Words to the thread that waits.
    private enum Word: UInt8 {
      case end, lookAgain
    }

    private let descriptor: Int32
    /// Words go in here, and come out there.
    private let (mouth, ear): (Int32, Int32)
    private let paths: @Sendable () -> WatchedPaths
    private let tell: @Sendable (FolderChange) -> Void
    private let state: Mutex<State>

    private struct State {
      var places: WatchedPlaces
      /// Folders by the kernel's number for them.
      var folders: [Int32: String] = [:]
    }

    /// Nil where the system has no notifications left.
    init?(_ paths: @escaping @Sendable () -> WatchedPaths, tell: @escaping @Sendable (FolderChange) -> Void) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        close(descriptor)
        return nil
      }
      for file in pair { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      (ear, mouth) = (pair[0], pair[1])
      self.paths = paths
      self.tell = tell
      state = Mutex(State(places: WatchedPlaces(paths())))
      guard watchAll() else {
        for file in [descriptor, ear, mouth] { close(file) }
        return nil
      }
      let thread = Thread { self.run() }
      thread.name = "herorender.preview.watch"
      thread.start()
    }

    func stop() { say(.end) }
    func lookAgain() { say(.lookAgain) }

    private func say(_ word: Word) { _ = write(mouth, [word.rawValue], 1) }

    /// Watches all folders that count now; false when the system refuses every one.
    @discardableResult
    private func watchAll() -> Bool {
      var places = WatchedPlaces(paths())
      let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      for _ in 0..<Self.looks {
        var numbers: [Int32: String] = [:]
        for folder in places.folders {
          let number = inotify_add_watch(descriptor, folder, UInt32(mask) | UInt32(IN_ONLYDIR))
          if number >= 0 { numbers[number] = folder }
        }
        state.withLock { state in
          for number in state.folders.keys where numbers[number] == nil { inotify_rm_watch(descriptor, number) }
          state = State(places: places, folders: numbers)
        }
        // What changed before its folder was watched has told nobody.
        let again = WatchedPlaces(paths())
        if again == places { return !numbers.isEmpty }
        places = again
      }
      return true
    }

    private func run() {
      while true {
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: ear, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else { break }
        var change = FolderChange()
        if waiting[1].revents != 0 {
          var word: UInt8 = 0
          guard Glibc.read(ear, &word, 1) == 1, word == Word.lookAgain.rawValue else { break }
          let before = state.withLock { $0.places }
          watchAll()
          change.isEverything = state.withLock { $0.places } != before
        }
        if waiting[0].revents != 0 {
          change.formUnion(read())
          // More that comes at once belongs to it, but nobody waits for long.
          for _ in 0..<4 {
            var more = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            guard poll(&more, 1, Self.patience) > 0 else { break }
            change.formUnion(read())
          }
          if change.isEverything { watchAll() }
        }
        if change.isEverything || !change.files.isEmpty { tell(change) }
      }
      for file in [descriptor, ear, mouth] { close(file) }
    }

    /// What the kernel has to tell.
    private func read() -> FolderChange {
      var change = FolderChange()
      let header = MemoryLayout<inotify_event>.size
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return change }
        var offset = 0
        while offset + header <= count {
          let (event, name) = buffer.withUnsafeBytes { bytes in
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let start = offset + header
            let end = min(start + Int(event.len), count)
            return (event, String(decoding: bytes[start..<end].prefix { $0 != 0 }, as: UTF8.self))
          }
          offset += header + Int(event.len)
          if let told = self.change(event, name) { change.formUnion(told) }
        }
      }
    }

    private func change(_ event: inotify_event, _ name: String) -> FolderChange? {
      func has(_ bits: Int32) -> Bool { event.mask & UInt32(bitPattern: bits) != 0 }
      if has(Int32(IN_Q_OVERFLOW)) { return FolderChange(isEverything: true) }
      return state.withLock { state in
        guard let folder = state.folders[event.wd] else { return nil }
        if has(Int32(IN_DELETE_SELF) | Int32(IN_MOVE_SELF)) { return FolderChange(isEverything: true) }
        return name.isEmpty ? nil : state.places.change(of: name, in: folder, isFolder: has(Int32(IN_ISDIR)))
      }
    }
  }
#endif
