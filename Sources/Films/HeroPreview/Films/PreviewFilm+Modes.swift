import HeroFiles
import HeroGeometry
import HeroJSON
import HeroModel

/// The film in other modes, and copies of what is tried.
extension PreviewFilm {
  /// A variant in another mode, or as its scene says. Blocks.
  func drawn(_ variant: Variant, in mode: SceneMode, showsFingers: Bool = false) throws(PreviewProblem) -> Variant {
    if mode == variant.mode, !showsFingers { return variant }
    let name = "\(variant.plain) \(mode) \(showsFingers)"
    if let known = state.withLock({ $0.inModes[name] }), let variant = try? self.variant(known) { return variant }
    var request = SceneRequest(path: path, bytes: variant.text?.bytes)
    (request.mode, request.showsFingers) = (mode, showsFingers)
    let (result, read) = ReadFiles.during { Result { () throws(SceneError) in try options.read(request) } }
    // Another appearance or scale may have pictures of its own.
    state.withLock { state in state.files += read.filter { !state.files.contains($0) } }
    let drawn: Variant
    do throws(SceneError) {
      drawn = try self.variant(
        of: try ValueEdit.apply(modifiers: variant.edits, to: result.get()), text: variant.text, tried: variant.edits,
        as: request, plain: variant.plain, until: variant.lastStep)
    } catch {
      throw PreviewProblem(error)
    }
    state.withLock { state in
      state.inModes[name] = drawn.id
      Self.keep(drawn, in: &state)
    }
    return drawn
  }

  /// A variant in the other appearance, and which one that is. Blocks.
  func twin(of variant: Variant) throws(PreviewProblem) -> (variant: Variant, appearance: Appearance) {
    let isDark = variant.film.scene.canvas.barColors == .plain(isDark: true)
    let appearance: Appearance = isDark ? .light : .dark
    var mode = variant.mode
    mode.appearance = appearance
    return (try drawn(variant, in: mode), appearance)
  }

  /// The file that a command reads for a variant: the film's own, or a copy that still holds what is tried; nil while there is none.
  func file(of variant: Variant) -> String? {
    guard let text = variant.text else { return variant.edits.isEmpty ? path : nil }
    guard variant.edits.isEmpty else { return nil }
    let (copies, saved) = state.withLock { ($0.copies, $0.saved) }
    if saved?.id == variant.plain || FileSystem.bytes(of: path) == text.bytes { return path }
    return copies.last { FileSystem.bytes(of: $0) == text.bytes }
  }

  /// Writes what is tried into a new file beside the film's, and returns its path. Blocks.
  func copy(_ variant: Variant) throws(PreviewProblem) -> String {
    if let file = file(of: variant) { return file }
    guard let text = variant.text, variant.edits.isEmpty else {
      throw PreviewProblem(422, "no file can say what is tried; copy the values into yours")
    }
    return try access.withLock { _ -> Result<String, PreviewProblem> in
      Result { () throws(PreviewProblem) in
        let copy = freeName
        do throws(FileError) { try FileSystem.write(text.bytes, toFileNamed: copy) } catch {
          throw PreviewProblem(error.cause == .readOnly ? 403 : 500, error.description)
        }
        state.withLock { $0.copies.append(copy) }
        return copy
      }
    }.get()
  }

  /// `scene-tried.json`, `scene-tried-2.json` …, the first one that is not there.
  private var freeName: String {
    let start = path.lowercased().hasSuffix(".json") ? String(path.dropLast(5)) : path
    var (name, number) = ("\(start)-tried.json", 1)
    while FileSystem.exists(name) {
      number += 1
      name = "\(start)-tried-\(number).json"
    }
    return name
  }
}
