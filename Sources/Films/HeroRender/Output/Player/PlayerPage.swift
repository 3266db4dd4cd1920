import HeroJSON
import HeroMarkup

/// The page around the frames: `player.html`, with `player.css`, `player.js` and a script that paints in it.
///
/// Its script decodes pictures shortly before they show and forgets them soon after, so that a long film does not fill the browser's
/// memory. A frame is a whole picture with parts drawn over it.
package enum PlayerPage {
  /// Where the film shows.
  static let canvas = "<canvas id=\"screen\" role=\"img\" aria-label=\"The current frame\"></canvas>"
  private static let parts = PageTemplate(EmbeddedFile.text("Films/HeroRender/Output/Player/player.html")).parted(
    at: "frames")

  /// Everything before the first frame.
  static func head(
    notes: PlayerNotes, header: FilmHeader, rate: PlayRate, plays: Int, screen: String = canvas
  ) -> String {
    let film: JSONValue = [
      "width": .integer(header.canvas.pixelWidth), "height": .integer(header.canvas.pixelHeight),
      "scale": .number(header.canvas.scale), "rate": .array([.integer(rate.numerator), .integer(rate.denominator)]),
      "plays": .integer(plays), "duration": .number(header.duration),
      "fills": .bool(notes.table != nil), "opaque": .bool((header.canvas.background.last ?? 1) >= 1),
      "scene": .string(header.sceneDigest), "renderer": .string(header.rendererVersion),
      "steps": .array(
        notes.steps.map { step in
          [
            "step": .integer(step.index), "title": .string(step.title), "start": .number(step.start),
            "duration": .number(step.duration),
          ]
        }),
    ]
    let home = notes.home.map { link in
      "<p class=\"home\"><a href=\"\(MarkupText.attribute(link.address))\">‹ \(MarkupText.escape(link.title))</a></p>"
    }
    return parts.before.filled([
      "home": home ?? "", "screen": screen, "table": notes.table.map(table) ?? "",
      "version": MarkupText.attribute(header.rendererVersion), "title": MarkupText.escape(notes.title),
      "style": EmbeddedFile.text("Films/HeroRender/Output/Player/player.css"), "film": MarkupText.script(film.line),
    ])
  }

  private static func table(_ table: PlayerNotes.Table) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(MarkupText.escape($0))</\(tag.prefix(2))>" }.joined() + "</tr>"
    }
    let rows = table.rows.map { row($0, "td") }.joined(separator: "\n")
    return """
      <div class="differences" tabindex="0" role="region" aria-label="\(MarkupText.attribute(table.title))">
      <table><caption>\(MarkupText.escape(table.title))</caption>
      <thead>\(row(table.columns, "th scope=\"col\""))</thead>
      <tbody>
      \(rows)
      </tbody></table>
      </div>
      """
  }

  /// Everything after the last frame.
  ///
  /// - Parameter painter: A script with `paint(picture)` and `prepare(picture)`, for pictures of frames. Default: one for a canvas.
  static func tail(painter: String = EmbeddedFile.text("Films/HeroRender/Output/Player/player-pictures.js")) -> String {
    parts.after.filled([
      "painter": painter, "script": EmbeddedFile.text("Films/HeroRender/Output/Player/player.js"),
    ])
  }

  /// A page whose frames a script paints by their numbers, in an element with the id `screen`.
  package static func page(
    notes: PlayerNotes, run: RenderRun, plays: Int, screen: String, painter: String
  ) -> String {
    let rate = run.header.fps
    let seconds = "\(rate.denominator) / \(rate.numerator)"
    return head(notes: notes, header: run.header, rate: run.playRate, plays: plays, screen: screen)
      + "for (let n = 0; n < \(run.header.frameCount); n++) F(n, n * \(seconds), n, [])\n" + tail(painter: painter)
  }
}
