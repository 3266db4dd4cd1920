import Foundation

/// A small check that tags are closed in order, attributes are quoted and no raw markup is left; Foundation's own parser is a package apart
/// on Linux.
enum XMLWellFormedness {
  static func check(_ data: Data) throws -> Bool {
    var rest = Substring(String(decoding: data, as: UTF8.self))
    var open: [Substring] = []
    while let start = rest.firstIndex(of: "<") {
      guard !rest[..<start].contains(">") else { return false }
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      guard tag.count(where: { $0 == "\"" }) % 2 == 0, !tag.contains("<") else { return false }
      let name = tag.prefix { $0 != " " && $0 != "/" || tag.hasPrefix("/") && $0 == "/" }
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
