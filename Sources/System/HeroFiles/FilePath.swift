/// Takes paths apart as text. Foundation's own `deletingLastPathComponent` traps on one-letter names on Linux (Swift 6.3).
package enum FilePath {
  /// The last part, without slashes; empty for the root.
  package static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// What holds the last part: `.` for a bare name, `/` at the root.
  package static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    rest = rest[..<slash]
    while rest.hasSuffix("/") { rest.removeLast() }
    return rest.isEmpty ? "/" : String(rest)
  }

  /// A name in a folder, of which an empty one is where one is; the folder itself for an empty name.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// An absolute path without `.` and `..`: what is in front of `..` goes with it, links or not.
  package static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
