import HeroCatalog
package import HeroFiles
import HeroGeometry
package import HeroModel
internal import HeroScene
import HeroSymbols

/// A storyboard's scene as a file with the pictures and fonts that it uses.
///
/// In the storyboard's own folder assets below it stay where they are. Others are copied into a folder beside the scene, named after
/// it, because a scene's assets stay inside its own folder.
package struct StoryboardDocument {
  private let output: String?
  private let copies: [(path: String, bytes: [UInt8])]
  private let sources: SourceFiles
  /// The file's text.
  package let text: String

  /// Works out what is written; nothing is written yet.
  ///
  /// - Parameters:
  ///   - output: Where the scene will be; nil: told only, as if it were beside the storyboard.
  /// - Throws: `FileError` when an asset cannot be read.
  package init(_ storyboard: StoryboardScene, scene: Scene, to output: String?) throws(FileError) {
    self.output = output
    let home = FilePath.folder(of: storyboard.path)
    let target = output.map { FilePath.folder(of: $0) } ?? home
    let stays = FileSystem.resolved(home) == FileSystem.resolved(target)
    let assets = output.flatMap { FilePath.name(of: $0).split(separator: ".").first }.map { "\($0)-assets" } ?? "assets"
    var copies: [String: [UInt8]] = [:]
    var renamed: [String: String] = [:]
    let (_, read) = try ReadFiles.during { () throws(FileError) in
      for path in storyboard.fonts + storyboard.pictures.map(\.path)
      where SystemSymbol.reference(path) == nil && !(stays && !path.hasPrefix("..")) {
        // What the scene took for the path: the file itself, or the variant of a set.
        for file in try Self.files(path, in: home, scene) {
          let name = Self.free(file.name, file.bytes, copies)
          copies[name] = file.bytes
          if renamed[path] == nil { renamed[path] = "\(assets)/\(file.plain ?? name)" }
        }
      }
    }
    sources = SourceFiles(scene.files + read)
    self.copies = copies.sorted { $0.key < $1.key }.map { ("\(assets)/\($0.key)", $0.value) }
    func name(_ path: String) -> String { renamed[path] ?? path }
    text = storyboard.text(pictures: storyboard.pictures.map { name($0.path) }, fonts: storyboard.fonts.map(name))
  }

  /// Writes assets that are not there already, then the file; each appears whole or not at all. Nothing is written where one of them is a
  /// file that the scene was read from.
  package func write() throws(FileError) {
    guard let output else { return }
    try SceneDocument.write(text, with: copies, to: output, sparing: sources)
  }

  private struct Copy {
    var name: String
    var bytes: [UInt8]
    /// The name without a scale, where the scene is to choose by itself.
    var plain: String?
  }

  /// The files behind a path: those of an image set for phones, or one file.
  private static func files(_ path: String, in home: String, _ scene: Scene) throws(FileError) -> [Copy] {
    let real = FilePath.join(home, path)
    guard let end = path.range(of: ".xcassets/")?.upperBound,
      let set = try? AssetCatalog(path: FilePath.join(home, String(path[..<end].dropLast()))).image(
        named: String(path[end...]))
    else { return [Copy(name: FilePath.name(of: path), bytes: try FileBytes.read(real))] }
    let catalog = FilePath.join(home, String(path[..<end].dropLast()))
    let stem = FilePath.name(of: path)
    let appearance: Appearance = scene.canvas.barColors == .plain(isDark: true) ? .dark : .light
    var copies: [Copy] = []
    // The same file may serve several scales.
    for scale in [1.0, 2, 3] {
      guard let variant = set.variant(scale: scale, appearance: appearance) else { continue }
      let bytes = try FileBytes.read("\(catalog)/\(set.folder)/\(variant.file)")
      let ending = variant.file.lastIndex(of: ".").map { String(variant.file[$0...]) } ?? ""
      let suffix = variant.scale.map { $0 == 1 ? "" : "@\(Int($0))x" } ?? ""
      let copy = Copy(name: stem + suffix + ending, bytes: bytes, plain: stem + ending)
      if !copies.contains(where: { $0.name == copy.name }) { copies.append(copy) }
    }
    return copies
  }

  private static func free(_ name: String, _ bytes: [UInt8], _ taken: [String: [UInt8]]) -> String {
    var result = name
    var count = 1
    while let other = taken[result], other != bytes {
      count += 1
      result = "\(count)-\(name)"
    }
    return result
  }
}
