import HeroBytes
import HeroCatalog
import HeroFiles
import HeroGeometry
import HeroImage
import HeroMedia
import HeroModel
import HeroSymbols

/// Looks assets up inside the scene's folder, reads each file once, and keeps the bytes for the digest.
package struct AssetStore {
  /// Pixels a side, and pixels in all, that an image or a frame may have.
  static let maximumSide = ImageDecoder.maximumSide
  static let maximumArea = ImageDecoder.maximumArea

  /// A file that was asked for: where it is, or why not.
  private enum Found {
    case image(Int)
    case problem(FileProblem)
  }

  /// Pixels per point of the canvas, which choose among files of several scales and draw vector pictures.
  package var scale = 2.0
  private let folder: String
  /// Folders besides the scene's own.
  private let roots: [String]
  /// Whether pictures will be drawn soon, so that their rows are worth keeping.
  package var isForDrawing: Bool
  private let memory: ImageMemory?
  package private(set) var images: [ImageAsset] = []
  package private(set) var fonts: [String] = []
  /// Every asset's bytes in order of first use.
  private var usedBytes: [[UInt8]] = []
  private var found: [String: Found] = [:]
  private var usedFiles: Set<String> = []
  /// By real path.
  private var decoded: [String: ImageDecoding.Outcome] = [:]
  /// Catalogues by where they are.
  private var catalogs: [String: AssetCatalog] = [:]

  package init(folder: String, roots: [String], isForDrawing: Bool = true, memory: ImageMemory? = nil) {
    self.memory = memory
    self.isForDrawing = isForDrawing
    self.folder = folder.isEmpty ? "." : folder
    self.roots = roots
  }

  /// The index of an image in `images`, read through at its first use, and whether its catalogue has it painted in the tint colour.
  package mutating func image(
    _ path: String, _ appearance: Appearance
  ) throws(FileProblem) -> (index: Int, isTemplate: Bool?) {
    if let reference = SystemSymbol.reference(path) { return (try symbol(reference, path), true) }
    if let place = CatalogPlace(path), let set = try imageSet(place) {
      guard let variant = set.variant(scale: scale, appearance: appearance) else {
        throw FileProblem(message: "the set '\(place.name)' has no file for a phone")
      }
      let file = "\(place.catalog)/\(set.folder)/\(variant.file)"
      return (try image(file, scale: variant.scale ?? 1), set.isTemplate)
    }
    let (file, scale) = sibling(of: path)
    return (try image(file, scale: scale), nil)
  }

  private mutating func image(_ path: String, scale: Double) throws(FileProblem) -> Int {
    if let known = found["\(scale)/\(path)"] {
      switch known {
      case .image(let index): return index
      case .problem(let problem): throw problem
      }
    }
    do throws(FileProblem) {
      let index = try load(path, scale: scale)
      found["\(scale)/\(path)"] = .image(index)
      return index
    } catch {
      found["\(scale)/\(path)"] = .problem(error)
      throw error
    }
  }

  /// Decodes images that are likely to be asked for, each file once; what is wrong with one is reported when it is asked for.
  package mutating func prepare(_ paths: [String]) {
    var seen: Set<String> = []
    let plain = paths.filter { CatalogPlace($0) == nil }
    decode(plain.compactMap { path in try? locate(sibling(of: path).0) }.filter { seen.insert($0).inserted })
  }

  /// Decodes files by their real paths.
  private mutating func decode(_ files: [String]) {
    let bytes = files.map { file in
      Result { () throws(FileProblem) in try Self.imageBytes(file) }
    }
    let known = zip(files, bytes).map { file, bytes in memory?.outcome(of: file, bytes) }
    var fresh = ImageDecoding.decode(
      zip(bytes, known).compactMap { bytes, known in known == nil ? bytes : nil }, isForDrawing: isForDrawing
    ).makeIterator()
    for (file, known) in zip(files, known) {
      guard let outcome = known ?? fresh.next() else { continue }
      decoded[file] = outcome
      if known == nil { memory?.keep(outcome, of: file) }
    }
  }

  /// Checks a font file and notes it.
  package mutating func font(_ path: String) throws(FileProblem) {
    let real = try locateOrSuggest(path)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(real) } catch { throw FileProblem(error) }
    guard !bytes.isEmpty else { throw FileProblem(message: "the file is empty") }
    guard FontFile.isReadable(real) else {
      throw FileProblem(message: "is not a font file that can be read; name an OpenType or TrueType file")
    }
    use(real, bytes)
    if !fonts.contains(real) { fonts.append(real) }
  }

  /// The digest of a scene: of the bytes that say it and of all assets that were used.
  package func digest(with scene: [UInt8]) -> String { xxh128Hex(of: [scene] + usedBytes) }

  private mutating func use(_ real: String, _ bytes: [UInt8]) {
    if usedFiles.insert(real).inserted { usedBytes.append(bytes) }
  }

  private mutating func load(_ path: String, scale: Double) throws(FileProblem) -> Int {
    let real = try locateOrSuggest(path)
    // The same file under another spelling is the same image, unless the spelling gives another scale.
    let key = "\(scale)\u{0}\(real)"
    if case .image(let index)? = found[key] { return index }
    if decoded[real] == nil { decode([real]) }
    guard let outcome = decoded[real] else { throw .missing }
    let (bytes, file) = try outcome.get()
    let asset: ImageAsset
    if let file {
      asset = ImageAsset(path: path, file: file, scale: scale)
    } else {
      do throws(ImageError) {
        let picture = try SourcePicture(bytes, vectorScale: self.scale)
        asset = ImageAsset(path: path, file: picture.file, scale: picture.drawnScale ?? scale)
      } catch {
        throw FileProblem(message: "cannot be decoded: \(error)")
      }
    }
    use(real, bytes)
    images.append(asset)
    found[key] = .image(images.count - 1)
    return images.count - 1
  }

  private static func imageBytes(_ path: String) throws(FileProblem) -> [UInt8] {
    // Before the rest is read, so that a small file cannot ask for huge memory.
    var problem: FileProblem?
    do throws(FileError) {
      return try FileBytes.read(path, maximum: ImageDecoder.maximumFile) { start in
        // A header that is not all there yet, or damaged, is found when the file is decoded.
        guard let size = try? ImageDecoder.size(of: start) else { return true }
        problem = Self.problem(of: size)
        return problem == nil
      }
    } catch {
      throw problem ?? FileProblem(error)
    }
  }

  private static func problem(of size: (width: Int, height: Int)) -> FileProblem? {
    if size.width > maximumSide || size.height > maximumSide {
      return FileProblem(message: "is \(size.width)×\(size.height) pixels; at most \(maximumSide) a side are allowed")
    }
    if size.width * size.height > maximumArea {
      return FileProblem(message: "is \(size.width)×\(size.height) pixels; at most \(maximumArea) in all are allowed")
    }
    return nil
  }

  /// The real path of an asset, which must stay inside the scene's folder or the asset root.
  private func locate(_ path: String) throws(FileProblem) -> String {
    if path.isEmpty { throw FileProblem(message: "the path is empty") }
    if path.utf8.contains(0) { throw FileProblem(message: "a file name may not contain a NUL character") }
    if path.hasPrefix("/") || path.hasPrefix("\\") {
      throw FileProblem(message: "absolute paths are refused; write it relative to the scene file")
    }
    if Self.isURL(path) { throw FileProblem(message: "URLs are refused; write a path relative to the scene file") }
    let roots = ([folder] + roots).compactMap { FileSystem.resolved($0) }
    var isOutside = false
    for root in roots {
      guard let real = FileSystem.resolved("\(root)/\(path)") else { continue }
      if roots.contains(where: { Self.isInside(real, $0) }) { return real }
      isOutside = true
    }
    throw isOutside ? FileProblem(message: "lies outside the scene's folder; --asset-root widens it") : .missing
  }

  /// As `locate`; of a file that is not there the error names one that nearly is.
  private func locateOrSuggest(_ path: String) throws(FileProblem) -> String {
    do throws(FileProblem) { return try locate(path) } catch {
      guard error == .missing else { throw error }
      let nearest = ([folder] + roots).lazy.map { root in
        NearestName.suggestion(path: path, in: root) { (try? locate($0)) != nil }
      }
      throw FileProblem(message: error.message + (nearest.first { !$0.isEmpty } ?? ""))
    }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static func isURL(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    let scheme = path[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
    guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else { return false }
    let rest = path[path.index(after: colon)...]
    return rest.hasPrefix("//") || ["data", "file"].contains(scheme.lowercased())
  }

  // MARK: Catalogues

  /// A colour of a catalogue.
  mutating func color(_ place: CatalogPlace, _ appearance: Appearance) throws(FileProblem) -> Color {
    let catalog = try catalog(place)
    do throws(CatalogError) {
      guard let set = try catalog.color(named: place.name) else {
        let nearest = NearestName.suggestion(place.name, among: catalog.names(.color))
        throw CatalogError("the catalogue has no colour set '\(place.name)'\(nearest)")
      }
      try use(place, set.folder)
      guard let value = set.value(appearance) else {
        throw CatalogError("the set '\(place.name)' has no colour for a phone")
      }
      return try Color(value)
    } catch {
      throw FileProblem(message: error.description)
    }
  }

  /// An image set; nil when the rest of the path is a file of the catalogue's folder.
  private mutating func imageSet(_ place: CatalogPlace) throws(FileProblem) -> ImageSet? {
    let catalog = try catalog(place)
    do throws(CatalogError) {
      if let set = try catalog.image(named: place.name) {
        try use(place, set.folder)
        return set
      }
    } catch {
      throw FileProblem(message: error.description)
    }
    if (try? locate("\(place.catalog)/\(place.name)")) != nil { return nil }
    let nearest = NearestName.suggestion(place.name, among: catalog.names(.image))
    throw FileProblem(message: "the catalogue has no image set '\(place.name)'\(nearest)")
  }

  private mutating func catalog(_ place: CatalogPlace) throws(FileProblem) -> AssetCatalog {
    let real = try locateOrSuggest(place.catalog)
    if let known = catalogs[real] { return known }
    do throws(CatalogError) {
      let catalog = try AssetCatalog(path: real)
      catalogs[real] = catalog
      return catalog
    } catch {
      throw FileProblem(message: error.description)
    }
  }

  /// Lets what a set says count in the digest.
  private mutating func use(_ place: CatalogPlace, _ folder: String) throws(CatalogError) {
    do throws(FileProblem) {
      let real = try locate("\(place.catalog)/\(folder)/Contents.json")
      if let bytes = FileSystem.bytes(of: real) { use(real, bytes) }
    } catch {
      throw CatalogError(error.message)
    }
  }

  // MARK: Symbols

  /// A drawing of our own in the place of a symbol of iOS.
  private mutating func symbol(
    _ reference: (name: String, points: Double, weight: Int), _ path: String
  ) throws(FileProblem) -> Int {
    if case .image(let index)? = found[path] { return index }
    let (name, points, weight) = reference
    guard let symbol = SystemSymbol(named: name, points: points, weight: weight) else {
      let nearest = NearestName.suggestion(name, among: SystemSymbol.names)
      throw FileProblem(message: "there is no drawing of the symbol '\(name)'\(nearest)")
    }
    guard SystemSymbol.sizes.contains(points) else {
      throw FileProblem(
        message:
          "a symbol's size is \(Int(SystemSymbol.sizes.lowerBound)) to \(Int(SystemSymbol.sizes.upperBound)) points")
    }
    do throws(ImageError) {
      var drawn = try ImageAsset(symbol, scale: scale)
      drawn.path = path
      images.append(drawn)
    } catch {
      throw FileProblem(message: "\(error)")
    }
    use(path, symbol.bytes)
    found[path] = .image(images.count - 1)
    return images.count - 1
  }

  // MARK: Scales

  /// Of `photo.png`, `photo@2x.png` and `photo@3x.png` that are there the one of the nearest scale at or above the canvas's, else the
  /// largest. A name that says its scale means that file.
  private func sibling(of path: String) -> (path: String, scale: Double) {
    let own = ScaledName(path)
    guard own.scale == 1, !own.ending.isEmpty else { return (path, own.scale) }
    let scales = ScaledName.order(for: scale)
    let there = scales.first { (try? locate(own.at($0).path)) != nil } ?? 1
    return (own.at(there).path, there)
  }
}
