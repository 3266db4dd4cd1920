import HeroCatalog
internal import HeroFiles
import HeroGeometry
import HeroImage
internal import HeroModel
internal import InterfaceBuilder

/// Finds images, colours and fonts by the names that a storyboard uses.
struct StoryboardAssets {
  /// An image that was found.
  struct Found: Equatable {
    /// As a scene in the storyboard's folder writes it.
    var path: String
    /// Points.
    var size: Size
    /// What its catalogue says of template rendering; nil: nothing.
    var isTemplate: Bool?
  }

  /// Catalogues, nearest first: the folder that a path starts from, and what is inside of it.
  private let catalogs: [(path: String, catalog: AssetCatalog)]
  /// Folders of loose files, nearest first.
  private let folders: [String]
  /// The storyboard's folder.
  private let home: String
  private let scale: Double
  private let appearance: Appearance
  private var found: [String: Found?] = [:]
  /// Catalogues that cannot be read, with the reason.
  private(set) var problems: [String] = []

  init(file: String, assets: String?, scale: Double, appearance: Appearance) {
    home = FilePath.folder(of: file)
    self.scale = scale
    self.appearance = appearance
    let folders = assets.map { [$0] } ?? ParentFolders.upwards(from: file)
    self.folders = folders
    var paths: [String] = []
    for (level, folder) in folders.enumerated() {
      paths += ParentFolders.catalogs(in: folder, deep: level <= 1 || assets != nil)
    }
    var catalogs: [(String, AssetCatalog)] = []
    var seen: Set<String> = []
    for path in paths {
      guard let real = FileSystem.resolved(path), seen.insert(real).inserted else { continue }
      do throws(CatalogError) { catalogs.append((path, try AssetCatalog(path: path))) } catch {
        problems.append("\(path): \(error)")
      }
    }
    self.catalogs = catalogs
  }

  /// The folders that assets may come from besides the storyboard's own.
  var roots: [String] { folders + catalogs.map { FilePath.folder(of: $0.path) } }

  /// An image by name; nil when it is nowhere.
  mutating func image(_ name: String) -> Found? {
    if let known = found[name] { return known }
    let image = catalogImage(name) ?? looseImage(name)
    found[name] = .some(image)
    return image
  }

  private func catalogImage(_ name: String) -> Found? {
    for (path, catalog) in catalogs {
      guard let set = try? catalog.image(named: name),
        let variant = set.variant(scale: scale, appearance: appearance)
      else { continue }
      let file = "\(path)/\(set.folder)/\(variant.file)"
      guard let size = Self.size(of: file, scale: variant.scale, drawnAt: scale) else { continue }
      return Found(path: "\(relative(path))/\(name)", size: size, isTemplate: set.isTemplate)
    }
    return nil
  }

  private func looseImage(_ name: String) -> Found? {
    guard Self.staysInside(name) else { return nil }
    let own = ScaledName(name)
    let endings = own.ending.isEmpty ? ScaledName.pictureEndings : [own.ending]
    for folder in folders {
      for ending in endings {
        let plain = ScaledName(FilePath.join(folder, own.stem + ending))
        for scale in ScaledName.scales.reversed() {
          let file = plain.at(scale).path
          guard FileSystem.exists(file), let size = Self.size(of: file, scale: scale, drawnAt: self.scale) else {
            continue
          }
          // The scene finds the right scale by itself where the plain name is there.
          return Found(
            path: relative(FileSystem.exists(plain.path) ? plain.path : file), size: size, isTemplate: nil)
        }
      }
    }
    return nil
  }

  /// A colour set's colour; nil when there is none of that name.
  func color(_ name: String) -> Color? {
    for (_, catalog) in catalogs {
      if let set = try? catalog.color(named: name), let value = set.value(appearance), let color = try? Color(value) {
        return color
      }
    }
    return nil
  }

  /// A font file by its name; nil when it is nowhere.
  func font(_ file: String) -> String? {
    guard Self.staysInside(file) else { return nil }
    for folder in folders {
      for place in ["", "Fonts/", "Resources/", "Resources/Fonts/"] {
        let path = FilePath.join(folder, place + file)
        if FileSystem.exists(path) { return relative(path) }
      }
    }
    return nil
  }

  /// Whether a name leads to no other folder than one that is looked into.
  private static func staysInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.utf8.contains(0) && !name.split(separator: "/").contains("..")
  }

  /// A path from the storyboard's folder.
  private func relative(_ path: String) -> String {
    guard let real = FileSystem.resolved(path), let base = FileSystem.resolved(home) else { return path }
    let (to, from) = (real.split(separator: "/"), base.split(separator: "/"))
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: from.count - shared)
    return (up + to[shared...].map(String.init)).joined(separator: "/")
  }

  /// Points of a picture's file; nil when it is none that can be read.
  private static func size(of file: String, scale: Double?, drawnAt: Double) -> Size? {
    guard let bytes = try? FileBytes.read(file, maximum: ImageDecoder.maximumFile) else { return nil }
    return PictureSize.points(bytes, scale: scale, drawnAt: drawnAt)
  }
}
