import HeroBytes
import HeroFiles
import HeroJSON

/// What an app and its libraries go without, and what stands for modules that nobody has.
package struct LeftOut: Equatable, Sendable {
  /// By module.
  package var parts: [String: [LeftOutPart]] = [:]
  /// Types that the sources name and nobody declares.
  package var types: [String] = []
  /// Swift of them.
  package var swift = LeftOut.noTypes
  /// Controllers of the app and its libraries that can be shown alone.
  package var screens: [String] = []

  /// The module of the types, which stands for each that is missing too.
  static let module = "HeroMissing"
  /// The file of a package that keeps all.
  static let file = "HeroPartial.json"
  static let noTypes = "import UIKit\n"

  package init() {}

  /// What a package was built without, of the same sources; nil: it is not known.
  init?(of package: String, digest: String) {
    guard let bytes = FileSystem.bytes(of: FilePath.join(package, Self.file)),
      let value = try? JSONValue(parsing: bytes), value["digest"]?.text == digest
    else { return nil }
    self.init(value)
  }

  /// What the rewriter's tool has answered, or a file has kept.
  init(_ value: JSONValue) {
    for module in value["modules"]?.members ?? [] {
      parts[module.key] = (module.value["leftOut"]?.items ?? []).compactMap { LeftOutPart($0) }
    }
    types = (value["types"]?.items ?? []).compactMap(\.text)
    swift = value["swift"]?.text ?? Self.noTypes
    screens = (value["screens"]?.items ?? []).compactMap(\.text)
  }

  /// As the file keeps it.
  func text(digest: String) -> String {
    let modules = parts.sorted { $0.key < $1.key }.map { module, parts in
      JSONValue.Member(module, ["leftOut": .array(parts.map(\.json))])
    }
    let value: JSONValue = [
      "digest": .string(digest), "types": .array(types.map { .string($0) }), "swift": .string(swift),
      "screens": .array(screens.map { .string($0) }), "modules": .object(modules),
    ]
    return value.pretty() + "\n"
  }

  /// Why a module's type is gone; nil: it is there.
  func reason(_ type: String, isGoneFrom module: String) -> LeftOutPart? {
    (parts[module] ?? []).first { $0.declaration == type && $0.part == "declaration" }
  }

  /// Screens that are there.
  func shown(_ module: String) -> [String] { screens.filter { reason($0, isGoneFrom: module) == nil } }

  package var count: Int { parts.values.map(\.count).reduce(0, +) }
  /// Parts that were not left out before.
  func new(since old: LeftOut) -> [LeftOutPart] {
    parts.flatMap { module, parts in
      let known = Set((old.parts[module] ?? []).map { "\($0.file) \($0.title)" })
      return parts.filter { !known.contains("\($0.file) \($0.title)") }
    }
  }
  package var fileCount: Int { parts.map { Set($0.value.map(\.file)).count }.reduce(0, +) }

  static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
