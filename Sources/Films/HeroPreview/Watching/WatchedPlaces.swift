import Foundation
import HeroFiles

/// What is watched, as the user names it: links on the way may lead elsewhere tomorrow.
struct WatchedPaths: Equatable, Sendable {
  /// Folders, with all that they hold.
  var folders: [String] = []
  var files: [String] = []
}

/// Where watched paths lead now: the folders in which something may happen to them, and what counts there.
struct WatchedPlaces: Equatable, Sendable {
  /// Folders that are watched at most; docs/preview.md names it.
  static let maximumFolders = 1_024
  /// Links inside of watched folders whose ways are watched at most; docs/preview.md names it.
  static let maximumLinks = 1_024

  /// What stands at a turn, so that another thing in its place is seen.
  struct Turn: Equatable, Sendable {
    var device: UInt64 = 0
    /// 0: nothing is there.
    var number: UInt64 = 0
    /// What a link says.
    var link: String?
  }

  /// All folders to watch, real paths, those on the way to what is named first.
  private(set) var folders: [String] = []
  /// Those in which everything counts.
  private(set) var trees: Set<String> = []
  /// By path: folders and links on the ways, and what is missing on them. Where one changes, the ways lead elsewhere.
  private(set) var turns: [String: Turn] = [:]
  /// Files at the ends of the ways, real paths.
  private(set) var files: Set<String> = []
  private var known: Set<String> = []

  /// Looks where the paths lead.
  init(_ paths: WatchedPaths) {
    var roots: [String] = []
    for path in paths.folders {
      if case .folder(let folder)? = follow(path) { roots.append(folder) }
    }
    for path in paths.files { follow(path) }
    walk(roots)
  }

  /// Enters folders, nearest first; hidden ones are not entered, and links only where they lead into one of the roots again.
  private mutating func walk(_ roots: [String]) {
    var links: [String] = []
    var level = roots
    while !level.isEmpty {
      var next: [String] = []
      for folder in level where !trees.contains(folder) {
        guard watch(folder) else { return }
        trees.insert(folder)
        for name in (try? FileSystem.names(in: folder)) ?? [] {
          let path = FilePath.join(folder, name)
          switch Status(path).kind {
          case S_IFLNK: links.append(path)
          case S_IFDIR where !name.hasPrefix("."): next.append(path)
          default: break
          }
        }
      }
      level = next
      guard level.isEmpty else { continue }
      // What links lead to comes after all that is there without them.
      for link in links.prefix(Self.maximumLinks) {
        guard case .folder(let folder)? = follow(link) else { continue }
        if roots.contains(where: { folder.hasPrefix($0 == "/" ? $0 : $0 + "/") }) { level.append(folder) }
      }
      links = []
    }
  }

  /// False when there are as many folders as may be.
  @discardableResult
  private mutating func watch(_ folder: String) -> Bool {
    if known.contains(folder) { return true }
    guard folders.count < Self.maximumFolders else { return false }
    known.insert(folder)
    folders.append(folder)
    return true
  }

  // MARK: Ways

  private enum End {
    case folder(String)
    case file
  }

  /// Goes a path part by part as the system does, and watches each folder on the way for the part that leads on.
  ///
  /// - Returns: Nil where something is missing, or links lead in a circle.
  @discardableResult
  private mutating func follow(_ path: String) -> End? {
    var rest = Self.parts(path)
    var folder = "/"
    if !path.hasPrefix("/") { rest += Self.parts(FileManager.default.currentDirectoryPath) }
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = FilePath.folder(of: folder)
        continue
      }
      let place = FilePath.join(folder, name)
      let status = Status(place)
      guard watch(folder) else { return nil }
      guard status.kind == S_IFLNK || status.kind == S_IFDIR || status.kind != nil && rest.isEmpty else {
        turns[place] = Turn()
        return nil
      }
      if status.kind != S_IFLNK, status.kind != S_IFDIR {
        files.insert(place)
        return .file
      }
      turns[place] = Turn(
        device: status.device, number: status.number, link: status.kind == S_IFLNK ? FileSystem.link(at: place) : nil)
      guard let link = turns[place]?.link else {
        folder = place
        continue
      }
      links += 1
      // As many as Linux follows.
      guard links <= 40 else { return nil }
      if link.hasPrefix("/") { folder = "/" }
      rest += Self.parts(link)
    }
    return .folder(folder)
  }

  /// A path's parts, the first one last.
  private static func parts(_ path: String) -> [String] { path.split(separator: "/").reversed().map(String.init) }

  /// What stands at a path itself.
  private struct Status {
    /// Nil: nothing that can be looked at.
    var kind: mode_t?
    var device: UInt64 = 0
    var number: UInt64 = 0

    init(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return }
      kind = status.st_mode & S_IFMT
      (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }
  }

  // MARK: What happens

  /// What it means that something has happened to a name in a folder; nil when it is nobody's business.
  func change(of name: String, in folder: String, isFolder: Bool) -> FolderChange? {
    let path = FilePath.join(folder, name)
    if turns[path] != nil { return FolderChange(isEverything: true) }
    let isInside = trees.contains(folder)
    if isFolder { return isInside ? FolderChange(isEverything: true) : nil }
    guard isInside || files.contains(path) else { return nil }
    // A new link is a new way.
    return Status(path).kind == S_IFLNK ? FolderChange(isEverything: true) : FolderChange(files: [path])
  }
}
