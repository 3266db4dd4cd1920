import HeroJSON
import HeroMarkup
import HeroMotion
import HeroRender
import TransitionEngine

/// A film as a page of elements that move: no frames, sharp at any size, with the player's controls.
package struct LivePageSink: LayerSink {
  /// The file as the user named it.
  package let name: String
  package let content = "page"

  private let film: Film
  private let clock: FrameClock
  private let notes: PlayerNotes
  private let options: FileOptions

  /// A sink; nothing is touched yet.
  package init(file: String, film: Film, clock: FrameClock, notes: PlayerNotes, options: FileOptions) {
    (name, self.film, self.clock, self.notes, self.options) = (file, film, clock, notes, options)
  }

  /// Writes the page.
  package func file(
    for run: RenderRun, checkpoint: @escaping () throws(RenderError) -> Void
  ) throws(RenderError) -> (bytes: [UInt8], notice: String?) {
    let page = try LivePage(film, clock, quality: options.quality, checkpoint: checkpoint)
    let text = PlayerPage.page(
      notes: notes, run: run, plays: options.loop?.plays ?? 0, screen: page.screen, painter: page.painter)
    return (Array(text.utf8), nil)
  }
}

/// A film as a page's elements.
package struct LivePage {
  /// HTML with the id `screen`.
  package let screen: String
  /// The script that paints a frame by its number.
  package let painter: String

  /// - Parameters:
  ///   - quality: Of photos, JPEG's 1…100; nil for the standard.
  ///   - checkpoint: Called now and then; throws when nobody wants the page any more.
  /// - Throws: `RenderError.usage` for a film that is too long, what drawing throws.
  package init(
    _ film: Film, _ clock: FrameClock, quality: Int?, checkpoint: @escaping () throws(RenderError) -> Void = {}
  ) throws(RenderError) {
    let motion = try Motion(film, clock)
    let sprites = try Sprites(film, quality: quality)
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
      "pictures": .array(sprites.files.map { .string($0.dataURI) }),
      "snapshots": .array(writer.snapshots.map { .string(Markup($0).html) }),
      "tracks": .array(markup.tracks), "windows": .array(markup.windows),
    ]
    painter =
      "const live = \(MarkupText.script(data.compact))\n" + EmbeddedFile.text("Films/HeroLivePage/live.js")
  }
}
