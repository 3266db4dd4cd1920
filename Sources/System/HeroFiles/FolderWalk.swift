import Foundation

/// Looks through a folder: each real folder once, however many links lead to it.
///
/// What is there without links comes first, so that a link gives nothing another name. A link is not followed to a folder that holds the
/// link, or that holds the folder that is looked through. Pipes, sockets and devices are passed over: reading one may never end.
package enum FolderWalk {
  /// What is done with an entry of a folder.
  package enum Choice: Sendable {
    /// It is a result, and not entered.
    case take
    /// It is looked through, if it is a folder.
    case enter
    /// It is nothing.
    case pass
    /// It is nothing, and nothing else is looked at.
    case end
  }

  /// A folder on the way.
  private struct Place {
    /// Its path below the root; empty for that.
    let path: String
    /// Without links.
    let real: String
  }

  /// What was chosen below a folder, as paths in it, sorted part by part. A link whose end is missing counts as a file.
  ///
  /// - Parameters:
  ///   - followsLinks: Whether links to folders are entered; those to files count in any case.
  ///   - choose: Asked for all entries, by their paths below the root.
  /// - Throws: `FileError` for a folder that cannot be listed; one that is gone is empty.
  package static func paths(
    in root: String, followsLinks: Bool, choose: (_ path: String, _ isFolder: Bool) -> Choice
  ) throws(FileError) -> [String] {
    var found: [String] = []
    guard let home = FileSystem.resolved(root) else { return [] }
    var seen: Set<String> = []
    var links = [Place(path: "", real: home)]
    while !links.isEmpty {
      var next: [Place] = []
      for link in sorted(links, by: \.path) {
        var folders = [link]
        while let folder = folders.popLast() {
          guard seen.insert(folder.real).inserted else { continue }
          for name in try names(in: FilePath.join(root, folder.path)) {
            let path = FilePath.join(folder.path, name)
            let place = FilePath.join(root, path)
            guard let kind = Kind(place) else { continue }
            switch choose(path, kind != .file) {
            case .take: found.append(path)
            case .enter where kind == .folder:
              folders.append(Place(path: path, real: FilePath.join(folder.real, name)))
            case .enter where kind == .link && followsLinks:
              guard let real = FileSystem.resolved(place), !holds(real, folder.real), !holds(real, home) else { break }
              next.append(Place(path: path, real: real))
            case .end: return sorted(found, by: \.self)
            case .enter, .pass: break
            }
          }
        }
      }
      links = next
    }
    return sorted(found, by: \.self)
  }

  /// What an entry is; nil for what is neither file nor folder.
  private enum Kind {
    case file, folder
    /// A link to a folder.
    case link

    init?(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      guard !isLink || stat(path, &status) == 0 else {
        self = .file
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = isLink ? .link : .folder
      case S_IFREG: self = .file
      default: return nil
      }
    }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    do { return try FileSystem.names(in: folder) } catch {
      guard FileSystem.exists(folder) else { return [] }
      throw error
    }
  }

  /// Whether a folder is another one, or that lies in it; both without links.
  private static func holds(_ folder: String, _ inner: String) -> Bool {
    inner == folder || inner.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static func sorted<Value>(_ values: [Value], by path: (Value) -> String) -> [Value] {
    let keyed = values.map { (key: path($0).split(separator: "/"), value: $0) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}
