import Foundation
import HeroBytes
import HeroFiles
import HeroJSON
import HeroMotion
import HeroRaster
import HeroRender
import TransitionEngine

/// A film as a Lottie file: layers and their key frames, no frames.
package struct LottieSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// None: nothing is drawn for it but pictures of its own.
  package let forms: FrameForms = []

  private let film: Film
  private let clock: FrameClock
  private let format: LottieFormat
  private let quality: Int
  private let (drawsOutlines, isStrict): (Bool, Bool)

  /// A sink; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - quality: Of photos, JPEG's 1…100.
  ///   - drawsOutlines: Whether texts are outlines; else they are pictures.
  ///   - isStrict: Whether what Lottie can only show as pictures is refused.
  package init(
    file: String, format: LottieFormat, film: Film, clock: FrameClock, quality: Int? = nil, drawsOutlines: Bool = true,
    isStrict: Bool = false
  ) {
    (name, self.format, self.film, self.clock) = (file, format, film, clock)
    (self.quality, self.drawsOutlines, self.isStrict) = (quality ?? Self.standardQuality, drawsOutlines, isStrict)
  }

  /// Of whoever names no quality.
  private static let standardQuality = 92

  /// Refuses a path that is a folder, and a part of the frames.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard run.isWholeFilm else {
      throw .usage("\(name) has no single frames: choose a part of the film with --transition, or --from and --to")
    }
    try FilePlace(path: name).check(for: "film", sparing: run.sources)
  }

  /// Makes the file's content, and the folder that it will stand in.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let file = try LottieFile(
      film, clock, name: run.sceneName ?? "film", quality: quality, drawsOutlines: drawsOutlines
    ) { () throws(RenderError) in if cancellation.reason != nil { throw .stopped } }
    if isStrict, !file.remarks.isEmpty {
      throw .input("\(name): --strict refuses what Lottie cannot say: \(file.remarks.joined(separator: "; "))")
    }
    return Writer(
      name: name, place: try FilePlace(path: name).prepare(), bytes: format == .json ? file.json : file.archive,
      held: Set(run.requests.compactMap(\.number)),
      notice: file.remarks.isEmpty ? nil : "\(name): drawn as pictures: \(file.remarks.joined(separator: "; "))")
  }

  private final class Writer: FrameWriter {
    private let name: String
    private let place: String
    private let bytes: [UInt8]
    let held: Set<Int>
    let notice: String?

    init(name: String, place: String, bytes: [UInt8], held: Set<Int>, notice: String?) {
      (self.name, self.place, self.bytes, self.held, self.notice) = (name, place, bytes, held, notice)
    }

    func receive(_ frame: RenderedFrame) -> String? { nil }

    func finish(isComplete: Bool) throws(RenderError) {
      guard isComplete else { return }
      try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: place, as: name))
    }
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
  ///   - quality: Of photos, JPEG's 1…100.
  ///   - drawsOutlines: Whether texts are outlines; else they are pictures.
  ///   - checkpoint: Called now and then; throws when nobody wants the file any more.
  /// - Throws: `RenderError.usage` for a film that is too long, what drawing throws.
  package init(
    _ film: Film, _ clock: FrameClock, name: String, quality: Int, drawsOutlines: Bool,
    checkpoint: @escaping () throws(RenderError) -> Void = {}
  ) throws(RenderError) {
    let motion = try Motion(film, clock)
    let images = film.scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    let rasterizer: Rasterizer
    do {
      rasterizer = try Rasterizer(scale: film.scene.canvas.scale, images: images, fonts: film.scene.fonts)
    } catch { throw .environment("the renderer cannot start: \(error)") }
    try self.init(
      motion, Sprites(rasterizer, scale: film.scene.canvas.scale, quality: quality), name: name,
      drawsOutlines: drawsOutlines, checkpoint: checkpoint)
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
    let kind = ending == "jpg" ? "jpeg" : ending
    return [
      "id": .string(id), "w": .integer(Int(size.width)), "h": .integer(Int(size.height)),
      "u": inFile ? "/images/" : "",
      "p": .string(inFile ? name : "data:image/\(kind);base64,\(Data(bytes).base64EncodedString())"),
      "e": inFile ? 0 : 1,
    ]
  }
}
