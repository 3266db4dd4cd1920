#if os(Linux)
  import Foundation
  import Glibc
  import HeroFiles
  import Synchronization

  /// Linux's own notifications, of folders: editors write a file beside the old one and rename it.
  final class InotifyWatcher: FolderWatcher {
    /// Milliseconds that are waited for more, so that a write in several parts is one change.
    static let patience: Int32 = 6

    private let descriptor: Int32
    /// Written to when it is to end.
    private let (end, ended): (Int32, Int32)
    private let roots: [String]
    private let tell: @Sendable (FolderChange) -> Void
    /// Folders by the kernel's number for them.
    private let folders = Mutex<[Int32: String]>([:])

    /// Nil where the system has no notifications left.
    init?(_ roots: [String], tell: @escaping @Sendable (FolderChange) -> Void) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        close(descriptor)
        return nil
      }
      for file in pair { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      (ended, end) = (pair[0], pair[1])
      self.roots = roots
      self.tell = tell
      guard watchAll() else {
        for file in [descriptor, ended, end] { close(file) }
        return nil
      }
      let thread = Thread { self.run() }
      thread.name = "herorender.preview.watch"
      thread.start()
    }

    func stop() { _ = write(end, [1], 1) }

    /// Watches all folders that are there now; false when the system refuses the first.
    private func watchAll() -> Bool {
      let wanted = WatchedFolders.all(below: roots)
      let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      return folders.withLock { folders in
        var numbers: [Int32: String] = [:]
        for folder in wanted {
          let number = inotify_add_watch(descriptor, folder, UInt32(mask) | UInt32(IN_ONLYDIR))
          if number >= 0 { numbers[number] = folder }
        }
        for number in folders.keys where numbers[number] == nil { inotify_rm_watch(descriptor, number) }
        folders = numbers
        return !numbers.isEmpty || wanted.isEmpty
      }
    }

    private func run() {
      while true {
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: ended, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else { break }
        if waiting[1].revents != 0 { break }
        guard waiting[0].revents != 0 else { continue }
        var change = read()
        // More that comes at once belongs to it, but nobody waits for long.
        for _ in 0..<4 {
          var more = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
          guard poll(&more, 1, Self.patience) > 0 else { break }
          let next = read()
          change.files.formUnion(next.files)
          change.isEverything = change.isEverything || next.isEverything
        }
        if change.isEverything { _ = watchAll() }
        if change.isEverything || !change.files.isEmpty { tell(change) }
      }
      for file in [descriptor, ended, end] { close(file) }
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
          add(event, name, to: &change)
        }
      }
    }

    private func add(_ event: inotify_event, _ name: String, to change: inout FolderChange) {
      let everything = IN_ISDIR | IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW
      if event.mask & UInt32(everything) != 0 {
        // A folder beside the roots is nobody's business.
        let folder = folders.withLock { $0[event.wd] } ?? ""
        let path = name.isEmpty ? folder : FilePath.join(folder, name)
        let isNear = roots.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
        change.isEverything = change.isEverything || isNear || folder.isEmpty
        return
      }
      guard !name.isEmpty, let folder = folders.withLock({ $0[event.wd] }) else { return }
      let path = FilePath.join(folder, name)
      if roots.contains(where: { path.hasPrefix($0 + "/") }) { change.files.insert(path) }
    }
  }
#endif
