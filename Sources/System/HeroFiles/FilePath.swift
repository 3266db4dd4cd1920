/// Takes paths apart as text. Foundation's own `deletingLastPathComponent` traps on one-letter names on Linux (Swift 6.3).
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The last part, without slashes; empty for the root.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let rest = path.utf8[...last]
    return String(path[(rest.lastIndex(of: slash).map { rest.index(after: $0) } ?? rest.startIndex)...last])
  }

  /// What holds the last part: `.` for a bare name, `/` at the root.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path.isEmpty ? "." : "/" }
    guard let end = path.utf8[...last].lastIndex(of: slash) else { return "." }
    return path.utf8[..<end].lastIndex { $0 != slash }.map { String(path[...$0]) } ?? "/"
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
