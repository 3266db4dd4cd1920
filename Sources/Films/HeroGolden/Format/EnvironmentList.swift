import Foundation
import HeroJSON
import HeroRender

/// `environment.json` of a golden root: every environment that drew a golden below it, once.
///
/// Manifests name theirs by its id, so that goldens that are recorded again elsewhere leave those of the others alone.
struct EnvironmentList: Equatable {
  /// The file's name.
  static let fileName = "environment.json"
  /// The mark that tells it from other files of that name.
  static let format = "herorender-golden-environments"
  /// The version that this program writes. A list of version 1, whose fonts are named by SHA-256, counts as empty.
  static let version = 2

  /// Without the fonts of scenes; each once, sorted by id.
  private(set) var environments: [GoldenEnvironment] = []

  init() {}

  /// Reads the file's bytes.
  ///
  /// - Throws: What is wrong with them, as a sentence.
  init(bytes: [UInt8]) throws(GoldenFormatError) {
    guard let json = try? JSONValue(parsing: bytes) else { throw GoldenFormatError("it is not JSON") }
    guard json["format"]?.text == Self.format, let items = json["environments"]?.items else {
      throw GoldenFormatError("it lists no environments of goldens")
    }
    if json["version"]?.whole == 1 { return }
    guard json["version"]?.whole == Self.version else {
      throw GoldenFormatError("this program reads versions 1 to \(Self.version)")
    }
    for item in items {
      guard let libraries = item["libraries"],
        let environment = GoldenEnvironment(libraries: libraries, fonts: item["fonts"]),
        environment.id == item["id"]?.text
      else { throw GoldenFormatError("an environment in it is not as it was written") }
      insert(environment)
    }
  }

  /// The file's text: the same for any order in which environments came.
  var text: String {
    let document: JSONValue = [
      "format": .string(Self.format), "version": .integer(Self.version),
      "environments": .array(
        environments.map { ["id": .string($0.id), "libraries": $0.librariesJSON, "fonts": $0.fontsJSON] }),
    ]
    return document.pretty(inlineDepth: 4)
  }

  /// The environment of that id; nil when it is not listed.
  subscript(id: String) -> GoldenEnvironment? { environments.first { $0.id == id } }

  /// Adds an environment unless it is listed; a scene's fonts are left out.
  mutating func insert(_ environment: GoldenEnvironment) {
    guard self[environment.id] == nil else { return }
    var shared = environment
    shared.sceneFonts = []
    environments = (environments + [shared]).sorted { $0.id < $1.id }
  }

  /// Keeps only environments with one of these ids.
  mutating func keep(_ ids: Set<String>) { environments.removeAll { !ids.contains($0.id) } }

  // MARK: - On disk

  /// The environment of that id in the nearest list, from the folder upwards, that has it; nil when none has.
  static func find(_ id: String, from folder: String) -> GoldenEnvironment? {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      if case .bytes(let bytes) = GoldenFolder.content(ofFile: Files.join(place.path, fileName)),
        let found = (try? EnvironmentList(bytes: bytes))?[id]
      {
        return found
      }
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// Changes the list of a golden root. Others wait meanwhile, so that recordings at the same time lose nothing.
  ///
  /// - Throws: `RenderError.environment` when the file holds something else or cannot be written.
  static func update(root: String, _ change: (inout EnvironmentList) -> Void) throws(RenderError) {
    let file = Files.join(root, fileName)
    let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .environment("cannot open the folder \(root): \(String(cString: strerror(errno)))") }
    defer { close(folder) }
    // Released when the folder is closed; where a file system has no locks the file is still written whole.
    while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    var list = EnvironmentList()
    switch GoldenFolder.content(ofFile: file) {
    case .missing: break
    case .pointer: throw .environment("\(file) is a Git LFS pointer; fetch it with git lfs pull")
    case .bytes(let bytes):
      do throws(GoldenFormatError) { list = try EnvironmentList(bytes: bytes) } catch {
        throw .environment("\(file): \(error.reason); correct it, or remove it and record all goldens again")
      }
    }
    let before = list
    change(&list)
    guard list != before else { return }
    try Files.write(Array(list.text.utf8), to: file)
  }
}
