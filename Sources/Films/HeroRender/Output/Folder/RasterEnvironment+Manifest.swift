import HeroJSON
import HeroRaster

/// How manifests name the libraries and fonts that drew their frames, and how two of them differ.
extension RasterEnvironment {
  /// The libraries by name, in the order that manifests list them.
  package var libraries: [(name: String, version: String)] {
    [("cairo", cairo), ("pixman", pixman), ("pango", pango), ("freetype", freetype)]
  }

  /// The font files as manifests list them.
  package var fontsJSON: JSONValue {
    .array(fonts.map { ["file": .string($0.name), "xxh128": .string($0.xxh128)] })
  }

  /// Reads what manifests list; nil when something is missing or wrong. Without fonts there are none.
  package init?(libraries json: JSONValue, fonts: JSONValue?) {
    guard let cairo = json["cairo"]?.text, let pixman = json["pixman"]?.text, let pango = json["pango"]?.text,
      let freetype = json["freetype"]?.text
    else { return nil }
    var files: [FontFile] = []
    if let fonts, fonts != .null {
      guard let items = fonts.items else { return nil }
      for file in items {
        // Version 1 has SHA-256.
        guard let name = file["file"]?.text, let sum = (file["xxh128"] ?? file["sha256"])?.text else { return nil }
        files.append(FontFile(name: name, xxh128: sum))
      }
    }
    self.init(cairo: cairo, pixman: pixman, pango: pango, freetype: freetype, fonts: files)
  }

  /// What differs in another environment, as `cairo 1.16.0 → 1.18.0`; empty when they are equal.
  package func changes(to other: RasterEnvironment) -> [String] {
    var changes: [String] = []
    for (old, new) in zip(libraries, other.libraries) where old.version != new.version {
      changes.append("\(old.name) \(old.version) → \(new.version)")
    }
    for font in fonts where !other.fonts.contains(font) {
      let replacement = other.fonts.first { $0.name == font.name }
      changes.append(replacement == nil ? "font \(font.name) is missing" : "font \(font.name) is another file")
    }
    for font in other.fonts where !fonts.contains(where: { $0.name == font.name }) {
      changes.append("font \(font.name) is new")
    }
    return changes
  }
}

extension FilmHeader {
  /// What differs in the libraries and fonts of another film, for people: `cairo 1.16.0 → 1.18.0`; nil when nothing does.
  func environmentChanges(to other: FilmHeader) -> String? {
    if environment == other.environment { return nil }
    guard let old = environment, let new = other.environment else {
      return "only one of the two names them"
    }
    let changes = old.changes(to: new)
    if changes.isEmpty { return "the order of the fonts" }
    let shown = changes.prefix(4).joined(separator: ", ")
    return changes.count > 4 ? "\(shown) and \(changes.count - 4) more" : shown
  }
}
