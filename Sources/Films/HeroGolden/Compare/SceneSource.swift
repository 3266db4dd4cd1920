import HeroBytes
import HeroFiles
import HeroJSON

/// A scene file as a golden remembers it: what it says, without comments and places, and the sums of the files that it names.
struct SceneSource: Equatable, Sendable {
  let document: JSONValue
  /// XXH128 of each other file, by its path as seen from the scene's folder.
  let files: [String: String]

  init(document: JSONValue, files: [String: String] = [:]) {
    self.document = document
    self.files = files
  }

  /// Reads what a film was read from: the scene file, then others.
  ///
  /// - Parameter written: The scene as a document, where that file is no JSON, as a storyboard, or there is none; nil where nobody can write it.
  init?(files: [String], written: () -> JSONValue? = { nil }) {
    let scene = files.first ?? ""
    guard let document = FileSystem.bytes(of: scene).flatMap(Self.node)?.value ?? written() else { return nil }
    self.document = document
    let folder = FilePath.folder(of: scene)
    let homes = [folder, FileSystem.resolved(folder)].compactMap { $0.map { $0 + "/" } }
    let names = files.dropFirst().map { path in
      // One file may have been read by two paths, one of them absolute.
      if let home = homes.first(where: path.hasPrefix) { return String(path.dropFirst(home.count)) }
      // Where a file of another folder lies differs from machine to machine.
      return path.hasPrefix("/") ? FilePath.name(of: path) : path
    }
    let sums = zip(names, xxh128Hex(ofFiles: Array(files.dropFirst())))
    self.files = Dictionary(
      sums.compactMap { name, sum in sum.map { (name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The values of a scene file with their places.
  static func node(_ bytes: [UInt8]) -> JSONNode? {
    try? JSONParser.parse(bytes, rules: JSONRules(allowsComments: true)).value
  }

  /// Reads a golden's file.
  init?(packed bytes: [UInt8]) {
    guard let text = Gzip.unpack(bytes, limit: 1 << 28), let json = try? JSONValue(parsing: text),
      let document = json["scene"], let files = json["files"]?.members
    else { return nil }
    self.document = document
    self.files = Dictionary(
      files.compactMap { file in file.value.text.map { (file.key, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// A golden's file.
  var packed: [UInt8] {
    let sums = files.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
    return Gzip.pack(Array(JSONValue.object([.init("scene", document), .init("files", .object(sums))]).line.utf8))
  }
}
