import Foundation

/// The files of the repository, by path from its root.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func text(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  /// Files below a folder with one of the endings, in order.
  static func files(under folder: String, endings: [String]) -> [String] {
    let paths =
      FileManager.default.enumerator(atPath: "\(root)/\(folder)").map { $0.compactMap { $0 as? String } } ?? []
    return paths.filter { path in
      !path.contains(".build") && !path.contains(".xcassets/") && endings.contains { path.hasSuffix(".\($0)") }
    }
    .map { "\(folder)/\($0)" }.sorted()
  }

  /// The folders of the targets below Sources, as "Group/Target", in order.
  static func targets() throws -> [String] {
    try folders(in: "Sources").flatMap { group in try folders(in: "Sources/\(group)").map { "\(group)/\($0)" } }
  }

  /// The names of the folders in a folder, in order.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
