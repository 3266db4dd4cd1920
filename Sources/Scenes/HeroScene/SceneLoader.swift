import HeroFiles
import HeroJSON
import HeroModel

/// Reads and validates scene files.
package struct SceneLoader: Sendable {
  /// Extra folder that assets may come from. Default: only the scene file's own folder.
  package var assetRoot: String?
  /// Overrides of the canvas. Default: none.
  package var canvasOverride: CanvasOverride
  /// Measures labels that leave their size to their text. Default: none can be measured, and one that must be is an error.
  package var textMeasure: TextMeasure

  /// Whether the scene will be drawn: decoded images are then cached for that. Default: yes.
  package var isForDrawing = true

  /// What was decoded for scenes before this one, for those who read the same files again and again. Default: nothing.
  package var memory: ImageMemory?

  /// Whether every `pan` of a step draws its finger, also without `show`. Default: no.
  package var showsFingers = false

  package init(
    assetRoot: String? = nil, canvasOverride: CanvasOverride = CanvasOverride(), textMeasure: TextMeasure? = nil
  ) {
    self.textMeasure = textMeasure ?? .none
    self.assetRoot = assetRoot
    self.canvasOverride = canvasOverride
  }

  /// Reads a scene file, or standard input for "-".
  ///
  /// Throws `SceneError` with the problems of the file. Assets of a scene from standard input are looked up in the
  /// current folder.
  package func load(path: String) throws(SceneError) -> Scene {
    var (scene, files) = try ReadFiles.during { () throws(SceneError) in try read(path) }
    scene.files = files
    return scene
  }

  private func read(_ path: String) throws(SceneError) -> Scene {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try path == "-" ? FileBytes.standardInput() : FileBytes.read(path, allowsPipe: true)
    } catch {
      throw SceneError([Diagnostic(file: path, message: FileProblem(error).message)])
    }
    if Self.isInterfaceBuilders(path) {
      throw SceneError([
        Diagnostic(file: path, message: "is a file of Interface Builder's, and no scene file")
      ])
    }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return try load(bytes: bytes, file: path, folder: folder)
  }

  /// Where the first comment of a scene file begins, line and column from 1; nil when it has none.
  package static func firstComment(in bytes: [UInt8]) -> (line: Int, column: Int)? {
    JSONParser.firstComment(in: bytes, rules: .scene).map { (Int($0.line), Int($0.column)) }
  }

  /// Whether a path is that of a file of Interface Builder's, which is no scene file.
  package static func isInterfaceBuilders(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Parses a scene from bytes; assets are looked up in `folder`.
  ///
  /// Throws `SceneError` with one problem when the bytes are not JSON, else with the problems of the scene in file order.
  package func load(bytes: [UInt8], file: String, folder: String) throws(SceneError) -> Scene {
    let document: JSONNode
    let duplicates: [DuplicateKey]
    if let foreign = ForeignFile(of: bytes) {
      throw SceneError([Diagnostic(file: file, message: "is \(foreign.kind); \(ForeignFile.advice)")])
    }
    do throws(JSONSyntaxError) {
      (document, duplicates) = try JSONParser.parse(bytes, rules: .scene)
    } catch {
      throw SceneError([
        Diagnostic(file: file, line: Int(error.place.line), column: Int(error.place.column), message: error.message)
      ])
    }
    let assets = AssetStore(
      folder: folder, roots: assetRoot.map { [$0] } ?? [], isForDrawing: isForDrawing, memory: memory)
    let reader = ValueReader(file: file, assets: assets, textMeasure: textMeasure)
    for duplicate in duplicates {
      reader.log.report(duplicate.message, place: duplicate.place, path: duplicate.path)
    }
    let scene = SceneReader(reader: reader, canvasOverride: canvasOverride, showsFingers: showsFingers)
      .scene(JSONCursor(value: document, path: .root))
    guard var scene, reader.log.diagnostics.isEmpty else { throw SceneError(reader.log.sorted) }
    scene.digest = reader.assets.digest(with: bytes) + canvasOverride.digestEnd
    return scene
  }
}
