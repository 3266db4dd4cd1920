import Foundation
import HeroFiles
import HeroJSON
import HeroMarkup
import HeroMotion
import HeroRaster
import HeroRender
import TransitionEngine

/// A film as a page of elements that move: no frames, sharp at any size, with the player's controls.
package struct LivePageSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// None: nothing is drawn for it but pictures of its own.
  package let forms: FrameForms = []

  private let film: Film
  private let clock: FrameClock
  private let notes: PlayerNotes
  private let options: FileOptions

  /// A sink; nothing is touched yet.
  package init(file: String, film: Film, clock: FrameClock, notes: PlayerNotes, options: FileOptions) {
    (name, self.film, self.clock, self.notes, self.options) = (file, film, clock, notes, options)
  }

  /// Of photos, of whoever names no quality.
  private static let standardQuality = 92

  /// Refuses a path that is a folder, and a part of the frames.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard run.isWholeFilm else {
      throw .usage("\(name) has no single frames: choose a part of the film with --transition, or --from and --to")
    }
    try FilePlace(path: name).check(for: "page", sparing: run.sources)
  }

  /// Makes the page, and the folder that it will stand in.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let page = try LivePage(film, clock, quality: options.quality ?? Self.standardQuality) { () throws(RenderError) in
      if cancellation.reason != nil { throw .stopped }
    }
    let text = PlayerPage.page(
      notes: notes, run: run, plays: options.loop?.plays ?? 0, screen: page.screen, painter: page.painter)
    return WholeFileWriter(
      name: name, place: try FilePlace(path: name).prepare(), bytes: Array(text.utf8),
      held: Set(run.requests.compactMap(\.number)))
  }
}

/// Puts a file that is there as a whole in its place.
private final class WholeFileWriter: FrameWriter {
  private let (name, place): (String, String)
  private let bytes: [UInt8]
  let held: Set<Int>

  init(name: String, place: String, bytes: [UInt8], held: Set<Int>) {
    (self.name, self.place, self.bytes, self.held) = (name, place, bytes, held)
  }

  func receive(_ frame: RenderedFrame) -> String? { nil }

  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else { return }
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: place, as: name))
  }
}

/// A film as a page's elements.
package struct LivePage {
  /// HTML with the id `screen`.
  package let screen: String
  /// The script that paints a frame by its number.
  package let painter: String

  /// - Parameters:
  ///   - quality: Of photos, JPEG's 1…100.
  ///   - checkpoint: Called now and then; throws when nobody wants the page any more.
  /// - Throws: `RenderError.usage` for a film that is too long, what drawing throws.
  package init(
    _ film: Film, _ clock: FrameClock, quality: Int, checkpoint: @escaping () throws(RenderError) -> Void = {}
  ) throws(RenderError) {
    let motion = try Motion(film, clock)
    let images = film.scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    let rasterizer: Rasterizer
    do {
      rasterizer = try Rasterizer(scale: film.scene.canvas.scale, images: images, fonts: film.scene.fonts)
    } catch { throw .environment("the renderer cannot start: \(error)") }
    let sprites = Sprites(rasterizer, scale: film.scene.canvas.scale, quality: quality)
    let writer = PageWriter(motion, sprites, checkpoint: checkpoint)

    var ground = Element()
    ground.set("width", "100%")
    ground.set("height", "100%")
    ground.setColor("background", motion.background)
    let markup = Markup([ground] + (try writer.elements()))
    let (width, height) = (CSS.number(motion.size.width, 3), CSS.number(motion.size.height, 3))
    screen = PageTemplate(EmbeddedFile.text("Films/HeroLivePage/live.html")).filled([
      "width": width, "height": height, "film": markup.html,
    ])
    let data: JSONValue = [
      "width": .number(motion.size.width),
      "pictures": .array(
        sprites.files.map { file in
          let kind = file.ending == "jpg" ? "jpeg" : file.ending
          return .string("data:image/\(kind);base64,\(Data(file.bytes).base64EncodedString())")
        }),
      "snapshots": .array(writer.snapshots.map { .string(Markup($0).html) }),
      "tracks": .array(markup.tracks), "windows": .array(markup.windows),
    ]
    painter =
      "const live = \(MarkupText.script(data.compact))\n" + EmbeddedFile.text("Films/HeroLivePage/live.js")
  }
}
