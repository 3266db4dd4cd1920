import HeroCatalog
import HeroFiles
import HeroImage
import HeroMedia
import HeroModel
import HeroSymbols

/// A scene as a file with the pictures and fonts that it uses.
///
/// Where the file lies in the folder that the scene was read from, assets stay where they are. Elsewhere they are copied into a
/// folder beside it, named after it, because a scene's assets stay inside its own folder.
package struct SceneDocument {
  private let scene: Scene
  private let file: String
  /// Paths beside the file, and their bytes.
  private var copies: [(path: String, bytes: [UInt8])] = []
  /// The file's text.
  package let text: String

  /// Works out what is written; nothing is written yet.
  ///
  /// - Parameters:
  ///   - file: Where the scene will be.
  ///   - source: The folder that the scene's paths start from; nil when its pictures are in memory only.
  /// - Throws: `FileError` when an asset cannot be read.
  package init(_ scene: Scene, to file: String, from source: String?) throws(FileError) {
    self.scene = scene
    self.file = file
    let folder = FilePath.folder(of: file)
    let stays = source.map { FileSystem.resolved($0) == FileSystem.resolved(folder) } ?? false
    let assets = FilePath.name(of: file).split(separator: ".").first.map { "\($0)-assets" } ?? "assets"
    var taken: [String: [UInt8]] = [:]
    func place(_ path: String, scale: Double?, _ bytes: [UInt8]) -> String {
      let plain = Self.name(path, scale: scale)
      var name = plain
      var count = 1
      while let other = taken[name], other != bytes {
        count += 1
        name = "\(count)-\(plain)"
      }
      taken[name] = bytes
      return "\(assets)/\(name)"
    }
    var images: [String] = []
    for image in scene.images {
      if SystemSymbol.reference(image.path) != nil {
        images.append(image.path)
        continue
      }
      let bytes = try source.map { folder throws(FileError) in try FileBytes.read("\(folder)/\(image.path)") }
      // A drawing has the scale that it is drawn for, a picture that of its name; a catalogue says it elsewhere.
      let isDrawing = bytes.flatMap { MediaFormat(of: $0) }.map { $0 == .svg || $0 == .pdf } ?? false
      let saysScale = isDrawing || ScaledName(image.path).scale == image.scale
      if stays, saysScale {
        images.append(image.path)
      } else {
        images.append(place(image.path, scale: isDrawing ? nil : image.scale, bytes ?? image.file.bytes))
      }
    }
    var fonts: [String] = []
    for font in scene.fonts {
      if stays, let relative = Self.relative(font, to: folder) {
        fonts.append(relative)
      } else {
        fonts.append(place(font, scale: nil, try FileBytes.read(font)))
      }
    }
    copies = taken.sorted { $0.key < $1.key }.map { ("\(assets)/\($0.key)", $0.value) }
    text = SceneWriter(scene, images: images, fonts: fonts).text
  }

  /// Whether assets go along.
  package var copiesAssets: Bool { !copies.isEmpty }

  /// Writes assets that are not there already, then the file; each appears whole or not at all. Nothing is written where one of them is a
  /// file that the scene was read from.
  package func write() throws(FileError) {
    try Self.write(text, with: copies, to: file, sparing: SourceFiles(scene.files))
  }

  /// Writes the file over the one that the scene was read from, which keeps all but its bytes.
  package func rewrite() throws(FileError) { try FileSystem.rewrite(file, with: Array(text.utf8)) }

  /// Writes assets by their paths from a file's folder, where they are not there already, then the file. Folders that are missing are made.
  package static func write(
    _ text: String, with copies: [(path: String, bytes: [UInt8])], to file: String, sparing sources: SourceFiles
  ) throws(FileError) {
    let folder = FilePath.folder(of: file)
    let missing = copies.map { (path: "\(folder)/\($0.path)", bytes: $0.bytes) }.filter {
      FileSystem.bytes(of: $0.path) != $0.bytes
    }
    for path in missing.map(\.path) + [file] { try sources.spare(path) }
    for copy in missing {
      try FileSystem.makeFolder(FilePath.folder(of: copy.path))
      try FileSystem.write(copy.bytes, toFileNamed: copy.path)
    }
    try FileSystem.makeFolder(folder)
    try FileSystem.write(Array(text.utf8), toFileNamed: file)
  }

  /// A file's name that says its scale: `photo@2x.png`.
  private static func name(_ path: String, scale: Double?) -> String {
    let name = FilePath.name(of: path)
    return scale.map { ScaledName(name).at($0).path } ?? name
  }

  private static func relative(_ path: String, to folder: String) -> String? {
    guard let real = FileSystem.resolved(folder), path.hasPrefix(real + "/") else { return nil }
    return String(path.dropFirst(real.count + 1))
  }
}
