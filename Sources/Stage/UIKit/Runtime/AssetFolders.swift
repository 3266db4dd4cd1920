internal import HeroCatalog
package import HeroGeometry
internal import HeroModel

/// Folders and asset catalogues in which pictures and colours are found by name.
@preconcurrency @MainActor
package final class AssetFolders {
  /// A picture that has been found.
  package struct Found {
    package var picture: CGImage
    /// Pixels per point.
    package var scale: CGFloat
    /// Whether the catalogue has it painted in the tint colour.
    package var isTemplate: Bool
  }

  /// Where files are looked for.
  let folders: [URL]
  private var images: [String: Found?] = [:]
  private var catalogs: [URL: AssetCatalog] = [:]

  private var tables: [String: [String: String]] = [:]

  package init(folders: [URL]) { self.folders = folders }

  /// The folders, with those of languages in each, in the order in which files are looked for: English, no language, the folder itself, then the
  /// others by name, for an app may speak one of them alone.
  private(set) lazy var places = folders.flatMap { folder in
    let first = ["en.lproj", "Base.lproj"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let others = names.filter { $0.hasSuffix(".lproj") && !first.contains($0) }.sorted()
    return first.map(folder.appendingPathComponent) + [folder] + others.map(folder.appendingPathComponent)
  }

  /// The texts of a file of `"key" = "text";`, of the first folder that has one.
  func texts(ofTable name: String) -> [String: String] {
    if let known = tables[name] { return known }
    let file = places.lazy.map { $0.appendingPathComponent("\(name).strings") }
      .compactMap { try? Data(contentsOf: $0) }.first
    let list = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let texts = list as? [String: String] ?? [:]
    tables[name] = texts
    return texts
  }

  /// The path of a font's file, by its place in the app's bundle, which has all files of groups in one folder.
  func font(named name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for path in name == last ? [name] : [name, last] {
      let files = places.lazy.map { $0.appendingPathComponent(path).standardizedFileURL.path }
      if let file = files.first(where: { FileManager.default.fileExists(atPath: $0) }) { return file }
    }
    return nil
  }

  /// A folder itself is looked through, and every `.xcassets` in it; a folder may be a catalogue.
  package func image(named name: String) -> Found? {
    if let known = images[name] { return known }
    let found = folders.lazy.compactMap { self.find(name, in: $0) }.first
    images[name] = found
    return found
  }

  private func find(_ name: String, in folder: URL) -> Found? {
    let screen = UIKitRuntime.current.screen.scale
    var file = ScaledName(name)
    // `photo.png` is a catalogue's `photo`, too.
    let names = [name] + (ScaledName.pictureEndings.contains(file.ending) ? [file.stem] : [])
    for catalog in catalogs(in: folder) {
      guard let set = names.lazy.compactMap({ try? catalog.catalog.image(named: $0) }).first,
        let variant = set.variant(scale: Double(screen), appearance: .light),
        let picture = CGImage.file(
          catalog.url.appendingPathComponent(set.folder).appendingPathComponent(variant.file).path, vectorScale: screen)
      else { continue }
      return Found(
        picture: picture, scale: picture.drawnScale ?? CGFloat(variant.scale ?? 1), isTemplate: set.isTemplate ?? false)
    }
    let endings = file.ending.isEmpty ? ScaledName.pictureEndings : [file.ending]
    // A name that says its scale means that file.
    let scales =
      file.scale == 1 ? ScaledName.order(for: Double(screen)) : [file.scale]
    for scale in scales {
      for ending in endings {
        (file.scale, file.ending) = (scale, ending)
        if let picture = CGImage.file(folder.appendingPathComponent(file.path).path, vectorScale: screen) {
          return Found(picture: picture, scale: picture.drawnScale ?? CGFloat(scale), isTemplate: false)
        }
      }
    }
    return nil
  }

  /// A colour of a catalogue in both appearances.
  package func colors(named name: String) -> (light: Color, dark: Color)? {
    for folder in folders {
      for (_, catalog) in catalogs(in: folder) {
        guard let set = try? catalog.color(named: name), let light = set.value(.light) else { continue }
        guard let lightColor = try? Color(light) else { continue }
        let darkColor = set.value(.dark).flatMap { try? Color($0) }
        return (lightColor, darkColor ?? lightColor)
      }
    }
    return nil
  }

  /// The contents of a file that a catalogue has by a name, and its type.
  func data(named name: String) -> (data: Data, type: String)? {
    for (url, _) in folders.flatMap({ catalogs(in: $0) }) {
      let sets = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      let ending = name + ".dataset"
      guard let set = sets.sorted().first(where: { $0 == ending || $0.hasSuffix("/" + ending) }) else { continue }
      let folder = url.appendingPathComponent(set)
      guard let list = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(DataSet.self, from: list),
        let file = contents.data.first(where: { $0.filename != nil }), let name = file.filename,
        let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      else { continue }
      return (data, file.identifier ?? "public.data")
    }
    return nil
  }

  private struct DataSet: Decodable {
    struct File: Decodable {
      let filename: String?
      let identifier: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case identifier = "universal-type-identifier"
      }
    }
    let data: [File]
  }

  private func catalogs(in folder: URL) -> [(url: URL, catalog: AssetCatalog)] {
    var places: [URL] = []
    if folder.pathExtension == "xcassets" {
      places = [folder]
    } else {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      places = files.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder.appendingPathComponent($0) }
    }
    return places.compactMap { url in
      if let known = catalogs[url] { return (url, known) }
      guard let catalog = try? AssetCatalog(path: url.path) else { return nil }
      catalogs[url] = catalog
      return (url, catalog)
    }
  }
}
