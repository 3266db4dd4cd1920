import HeroFiles
import HeroJSON

/// An asset catalogue (`.xcassets`): image sets and colour sets by name.
///
/// A group's folder is no part of its sets' names, unless its `Contents.json` says `provides-namespace`.
/// Source: Apple, "Asset Catalog Format Reference".
package struct AssetCatalog: Sendable {
  /// What a catalogue can hold that is read here.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
  }

  /// Folders of a catalogue that are looked into, at most.
  static let maximumFolders = 20_000
  /// Groups within groups, at most.
  static let maximumDepth = 32

  package let path: String
  /// Sets by kind and name: their folders, relative to the catalogue. Of several with one name the first one counts, in order of paths.
  private var sets: [String: String] = [:]
  /// The names of each kind, sorted.
  private var namesByKind: [Kind: [String]] = [:]
  /// Folders that were looked into, links resolved: links may lead round.
  private var seen: Set<String> = []

  /// Looks through a catalogue; throws what is wrong with a folder or with a group's `Contents.json`.
  package init(path: String) throws(CatalogError) {
    self.path = path
    var folders = 0
    try read("", namespace: "", depth: 0, &folders)
    for kind in namesByKind.keys { namesByKind[kind]?.sort() }
  }

  /// The names of all sets of a kind, sorted.
  package func names(_ kind: Kind) -> [String] { namesByKind[kind] ?? [] }

  /// The folder of a set relative to the catalogue; nil when there is none.
  package func folder(_ kind: Kind, named name: String) -> String? { sets["\(kind.rawValue)/\(name)"] }

  /// An image set; nil when there is none of that name.
  package func image(named name: String) throws(CatalogError) -> ImageSet? {
    guard let folder = folder(.image, named: name) else { return nil }
    return try ImageSet(folder: folder, contents: try Self.contents(FilePath.join(path, folder), required: true))
  }

  /// A colour set; nil when there is none of that name.
  package func color(named name: String) throws(CatalogError) -> ColorSet? {
    guard let folder = folder(.color, named: name) else { return nil }
    return try ColorSet(folder: folder, contents: try Self.contents(FilePath.join(path, folder), required: true))
  }

  private mutating func read(
    _ folder: String, namespace: String, depth: Int, _ folders: inout Int
  ) throws(CatalogError) {
    let place = FilePath.join(path, folder)
    guard seen.insert(FileSystem.resolved(place) ?? place).inserted else { return }
    folders += 1
    guard folders <= Self.maximumFolders, depth <= Self.maximumDepth else {
      throw CatalogError("the catalogue has more than \(Self.maximumFolders) folders or \(Self.maximumDepth) levels")
    }
    let names: [String]
    do throws(FileError) { names = try FileSystem.names(in: place) } catch { throw CatalogError(error.description) }
    for name in names where FileSystem.isFolder(FilePath.join(place, name)) {
      let inner = FilePath.join(folder, name)
      let dot = name.lastIndex(of: ".")
      if let dot, let kind = Kind(rawValue: String(name[dot...].dropFirst())) {
        let full = namespace + name[..<dot]
        guard sets["\(kind.rawValue)/\(full)"] == nil else { continue }
        sets["\(kind.rawValue)/\(full)"] = inner
        namesByKind[kind, default: []].append(full)
      } else if dot == nil {
        let group = try Self.contents(FilePath.join(path, inner), required: false)
        let isNamespace = group["properties"]?["provides-namespace"] == .bool(true)
        try read(inner, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, depth: depth + 1, &folders)
      }
    }
  }

  /// A folder's `Contents.json`; an empty object where it may be missing and is.
  private static func contents(_ folder: String, required: Bool) throws(CatalogError) -> JSONValue {
    let file = FilePath.join(folder, "Contents.json")
    guard required || FileSystem.exists(file) else { return [:] }
    do {
      return try JSONValue(parsing: try FileBytes.read(file, maximum: 1 << 20))
    } catch {
      throw CatalogError("\(FilePath.name(of: folder))/Contents.json: \(error)")
    }
  }
}

/// Why a catalogue or a set of it cannot be used, in words for a message.
package struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension JSONValue {
  /// The entries of an array.
  var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// Whether an entry of a set is for a look: nil for any, or the one that it names. Entries for high contrast are for none.
  var appearance: (isUsable: Bool, value: String?) {
    let conditions = self["appearances"]?.list ?? []
    guard conditions.allSatisfy({ $0["appearance"]?.text == "luminosity" }) else { return (false, nil) }
    return (conditions.count <= 1, conditions.first?["value"]?.text)
  }

  /// How well an entry suits a phone: lower is better; nil for other things than phones and tablets.
  var idiomRank: Int? { ["iphone", "universal", "ipad"].firstIndex(of: self["idiom"]?.text ?? "universal") }
}
