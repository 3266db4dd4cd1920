import HeroBytes
import HeroJSON
import HeroMotion
import HeroRender
import TransitionEngine

/// A film as a Lottie file: layers and their key frames, no frames.
package struct LottieSink: LayerSink {
  /// The file as the user named it.
  package let name: String
  package let content = "film"

  private let film: Film
  private let clock: FrameClock
  private let format: LottieFormat
  private let quality: Int?
  private let (drawsOutlines, isStrict): (Bool, Bool)

  /// A sink; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - quality: Of photos, JPEG's 1…100; nil for the standard.
  ///   - drawsOutlines: Whether texts are outlines; else they are pictures.
  ///   - isStrict: Whether what Lottie can only show as pictures is refused.
  package init(
    file: String, format: LottieFormat, film: Film, clock: FrameClock, quality: Int? = nil, drawsOutlines: Bool = true,
    isStrict: Bool = false
  ) {
    (name, self.format, self.film, self.clock) = (file, format, film, clock)
    (self.quality, self.drawsOutlines, self.isStrict) = (quality, drawsOutlines, isStrict)
  }

  /// Writes the film in Lottie's words.
  ///
  /// - Throws: `RenderError.input` with `isStrict` for what Lottie cannot say.
  package func file(
    for run: RenderRun, checkpoint: @escaping () throws(RenderError) -> Void
  ) throws(RenderError) -> (bytes: [UInt8], notice: String?) {
    let file = try LottieFile(
      film, clock, name: run.sceneName ?? "film", quality: quality, drawsOutlines: drawsOutlines, checkpoint: checkpoint
    )
    let remarks = file.remarks.joined(separator: "; ")
    if isStrict, !remarks.isEmpty { throw .input("\(name): --strict refuses what Lottie cannot say: \(remarks)") }
    return (
      format == .json ? file.json : file.archive, remarks.isEmpty ? nil : "\(name): drawn as pictures: \(remarks)"
    )
  }
}

/// A film in Lottie's words.
package struct LottieFile {
  /// What is drawn because Lottie cannot say it, a sentence each.
  package let remarks: [String]
  private let pictures: [Sprites.File]
  private let document: (_ inFiles: Bool) -> JSONValue

  /// Writes a film.
  ///
  /// - Parameters:
  ///   - name: What players call it.
  ///   - quality: Of photos, JPEG's 1…100; nil for the standard.
  ///   - drawsOutlines: Whether texts are outlines; else they are pictures.
  ///   - checkpoint: Called now and then; throws when nobody wants the file any more.
  /// - Throws: `RenderError.usage` for a film that is too long, what drawing throws.
  package init(
    _ film: Film, _ clock: FrameClock, name: String, quality: Int?, drawsOutlines: Bool,
    checkpoint: @escaping () throws(RenderError) -> Void = {}
  ) throws(RenderError) {
    try self.init(
      try Motion(film, clock), try Sprites(film, quality: quality), name: name, drawsOutlines: drawsOutlines,
      checkpoint: checkpoint)
  }

  init(
    _ motion: Motion, _ sprites: Sprites, name: String, drawsOutlines: Bool,
    checkpoint: @escaping () throws(RenderError) -> Void = {}
  ) throws(RenderError) {
    let composer = LottieComposer(motion, sprites, drawsOutlines: drawsOutlines, checkpoint: checkpoint)
    let composition = try composer.composition(name: name)
    remarks = composer.substitutes.map { substitute in
      func time(_ frame: Int) -> String { Decimals.fixed(Double(frame) / motion.rate.value, 2) }
      let frames = substitute.frames
      return "\(substitute.path) (\(substitute.reason), \(time(frames.lowerBound))–\(time(frames.upperBound)) s)"
    }
    pictures = sprites.files
    document = { [pictures] inFiles in composition(pictures.map { $0.asset(inFile: inFiles) }) }
  }

  /// One JSON document, with its pictures in it.
  package var json: [UInt8] { Array(document(false).compact.utf8) }

  /// A dotLottie archive (version 1, which all its players read).
  package var archive: [UInt8] {
    let manifest: JSONValue = [
      "version": "1.0", "generator": "herorender", "animations": [["id": "film", "autoplay": true, "loop": true]],
    ]
    return Zip.pack(
      [
        Zip.File("manifest.json", Array(manifest.compact.utf8)),
        Zip.File("animations/film.json", Array(document(true).compact.utf8)),
      ] + pictures.map { Zip.File("images/\($0.name)", $0.bytes) })
  }
}

extension Sprites.File {
  var name: String { "\(id).\(ending)" }

  /// The picture as an asset: a file beside the document, or its bytes.
  func asset(inFile: Bool) -> JSONValue {
    [
      "id": .string(id), "w": .integer(Int(size.width)), "h": .integer(Int(size.height)),
      "u": inFile ? "/images/" : "",
      "p": .string(inFile ? name : dataURI),
      "e": inFile ? 0 : 1,
    ]
  }
}
