import HeroFiles
import HeroImage

/// Looks assets up inside the scene's folder, reads each file once, and keeps the bytes for the digest.
struct AssetStore {
  /// Pixels a side, and pixels in all, that an image or a frame may have.
  static let maximumSide = ImageDecoder.maximumSide
  static let maximumArea = ImageDecoder.maximumArea

  /// A file that was asked for: where it is, or why not.
  private enum Found {
    case image(Int)
    case problem(FileProblem)
  }

  private let folder: String
  private let assetRoot: String?
  private(set) var images: [ImageAsset] = []
  private(set) var fonts: [String] = []
  /// Every asset's bytes in order of first use.
  private(set) var usedBytes: [[UInt8]] = []
  private var found: [String: Found] = [:]
  private var usedFiles: Set<String> = []
  /// By real path.
  private var decoded: [String: ImageDecoding.Outcome] = [:]

  init(folder: String, assetRoot: String?) {
    self.folder = folder.isEmpty ? "." : folder
    self.assetRoot = assetRoot
  }

  /// The index of an image in `images`, read through at its first use.
  mutating func image(_ path: String) throws(FileProblem) -> Int {
    if let known = found[path] {
      switch known {
      case .image(let index): return index
      case .problem(let problem): throw problem
      }
    }
    do throws(FileProblem) {
      let index = try load(path)
      found[path] = .image(index)
      return index
    } catch {
      found[path] = .problem(error)
      throw error
    }
  }

  /// Decodes images that are likely to be asked for, each file once; what is wrong with one is told when it is asked for.
  mutating func prepare(_ paths: [String]) {
    var seen: Set<String> = []
    let files = paths.compactMap { path in try? locate(path) }.filter { seen.insert($0).inserted }
    let bytes = files.map { file in
      Result { () throws(FileProblem) in try Self.imageBytes(file) }
    }
    for (file, outcome) in zip(files, ImageDecoding.decode(bytes)) { decoded[file] = outcome }
  }

  /// Checks a font file and notes it.
  mutating func font(_ path: String) throws(FileProblem) {
    let real = try locate(path)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(real) } catch { throw FileProblem(error) }
    guard !bytes.isEmpty else { throw FileProblem(message: "the file is empty") }
    guard FontFile.isReadable(real) else {
      throw FileProblem(message: "is not a font file that can be read; name an OpenType or TrueType file")
    }
    use(real, bytes)
    if !fonts.contains(real) { fonts.append(real) }
  }

  private mutating func use(_ real: String, _ bytes: [UInt8]) {
    if usedFiles.insert(real).inserted { usedBytes.append(bytes) }
  }

  private mutating func load(_ path: String) throws(FileProblem) -> Int {
    let real = try locate(path)
    let scale = Self.scale(of: path)
    // The same file under another spelling is the same image, unless the spelling gives another scale.
    let key = "\(scale)\u{0}\(real)"
    if case .image(let index)? = found[key] { return index }
    if decoded[real] == nil { prepare([path]) }
    guard let outcome = decoded[real] else { throw FileProblem(message: "no such file") }
    let (bytes, file) = try outcome.get()
    use(real, bytes)
    images.append(ImageAsset(path: path, file: file, scale: scale))
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
    if path.utf8.contains(0) { throw FileProblem(message: "a file name holds no NUL character") }
    if path.hasPrefix("/") || path.hasPrefix("\\") {
      throw FileProblem(message: "absolute paths are refused; write it relative to the scene file")
    }
    if Self.isURL(path) { throw FileProblem(message: "URLs are refused; write a path relative to the scene file") }
    let roots = ([folder] + (assetRoot.map { [$0] } ?? [])).compactMap { FileSystem.resolved($0) }
    var isOutside = false
    for root in roots {
      guard let real = FileSystem.resolved("\(root)/\(path)") else { continue }
      if roots.contains(where: { Self.isInside(real, $0) }) { return real }
      isOutside = true
    }
    throw FileProblem(
      message: isOutside ? "lies outside the scene's folder; --asset-root widens it" : "no such file")
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

  /// 2 for `photo@2x.png`, 3 for `photo@3x.png`, else 1.
  static func scale(of path: String) -> Double {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
