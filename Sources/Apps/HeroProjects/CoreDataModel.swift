import HeroFiles
import HeroWords
import InterfaceBuilder

/// The classes that Xcode generates from a Core Data model (Codegen: Class Definition, or Category/Extension).
struct CoreDataModel {
  /// Swift for the entities, in the file's order; empty where all classes are the app's own.
  let swift: String

  /// Reads an `.xcdatamodeld`, of several versions the current one, or an `.xcdatamodel`.
  ///
  /// - Throws: A `ProjectError` for a file that cannot be read.
  init(_ path: String) throws(ProjectError) {
    let file = FilePath.join(Self.version(of: path), "contents")
    guard let bytes = FileSystem.bytes(of: file) else {
      throw ProjectError(path, "this Core Data model has no readable 'contents'")
    }
    let root: MarkupElement
    do { root = try MarkupReader.read(bytes) } catch {
      throw ProjectError(file, "line \(error.place.line): \(error.message)")
    }
    let entities = root.children.filter { $0.name == "entity" }
    for (word, place) in entities.flatMap(Self.words)
    where !word.split(separator: ".").allSatisfy(AppProject.isIdentifier) {
      throw ProjectError("\(file):\(place.line)", "'\(word)' is not a name in Swift")
    }
    let classes = Dictionary(
      entities.map { ($0["name"] ?? "", Self.className($0)) }, uniquingKeysWith: { first, _ in first })
    swift = entities.compactMap { Self.swift(of: $0, classes) }.joined(separator: "\n")
  }

  /// What becomes words of Swift.
  private static func words(of entity: MarkupElement) -> [(String, InterfacePlace)] {
    [(className(entity), entity.place)]
      + entity.children.flatMap { child in
        ([child["name"]] + [child["customClassName"]]).compactMap { name in name.map { ($0, child.place) } }
      }
  }

  private static func version(of path: String) -> String {
    guard AppFiles.ending(of: path) == "xcdatamodeld" else { return path }
    let versions = ((try? FileSystem.names(in: path)) ?? []).filter { AppFiles.ending(of: $0) == "xcdatamodel" }
    let file = FilePath.join(path, ".xccurrentversion")
    let list = FileSystem.bytes(of: file).flatMap { try? PropertyList.read($0, file: file) as? [String: Any] }
    let current = list?["_XCCurrentVersionName"] as? String
    return FilePath.join(path, current.flatMap { versions.contains($0) ? $0 : nil } ?? versions.sorted().first ?? "")
  }

  private static func className(_ entity: MarkupElement) -> String {
    let name = entity["representedClassName"] ?? "NSManagedObject"
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func swift(of entity: MarkupElement, _ classes: [String: String]) -> String? {
    guard let name = entity["name"], let generation = entity["codeGenerationType"] else { return nil }
    let type = className(entity)
    let upper = entity["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    var lines: [String] = []
    if generation == "class" { lines.append("public class \(type): \(upper) {}") }
    lines += [
      "extension \(type) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest(entityName: \(name.swiftLiteral)) }",
    ]
    for property in entity.children {
      guard let key = property["name"], let value = swiftType(of: property, classes) else { continue }
      lines.append("  public var \(key): \(value) {")
      lines.append("    get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") }")
      lines.append("  }")
      guard property["toMany"] == "YES" else { continue }
      let target = property["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
      let title = key.prefix(1).uppercased() + key.dropFirst()
      for (verb, adds) in [("addTo", true), ("removeFrom", false)] {
        for given in [target, property["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"] {
          lines.append(
            "  public func \(verb)\(title)(_ value: \(given)) { changeManagedValues(\"\(key)\", value, adds: \(adds)) }"
          )
        }
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Boolean": "Bool", "Double": "Double",
    "Float": "Float", "Date": "TimeInterval",
  ]
  private static let objects = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
  ]

  /// The type that Xcode gives a property; nil for what has none.
  private static func swiftType(of property: MarkupElement, _ classes: [String: String]) -> String? {
    switch property.name {
    case "attribute":
      let kind = property["attributeType"] ?? ""
      if property["usesScalarValueType"] == "YES", let scalar = scalars[kind] { return scalar }
      if kind == "Transformable" { return (property["customClassName"] ?? "NSObject") + "?" }
      return (objects[kind] ?? "NSNumber") + "?"
    case "relationship":
      if property["toMany"] == "YES" { return property["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
      return (property["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject") + "?"
    default: return nil
    }
  }
}
