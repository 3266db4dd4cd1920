import HeroJSON
import HeroMarkup

/// The page around the frames: `player.html`, with `player.css` and `player.js` in it.
///
/// Its script decodes pictures shortly before they show and forgets them soon after, so that a long film does not fill the browser's
/// memory. A frame is a whole picture with parts drawn over it.
enum PlayerPage {
  private static let parts = PageTemplate(EmbeddedFile.text("Films/HeroRender/Output/Player/player.html")).parted(
    at: "frames")

  /// Everything before the first frame.
  static func head(notes: PlayerNotes, header: FilmHeader, rate: PlayRate, plays: Int) -> String {
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
      "home": home ?? "", "table": notes.table.map(table) ?? "",
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
  static let tail = parts.after.filled(["script": EmbeddedFile.text("Films/HeroRender/Output/Player/player.js")])
}
