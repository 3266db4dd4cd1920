import HeroRaster
import HeroRender

/// What drew a golden: equal environments and scenes give equal pixels.
public struct GoldenEnvironment: Equatable, Sendable {
  /// herorender's version.
  public var herorender: String
  /// Libraries and fonts.
  public var raster: RasterEnvironment

  /// Makes an environment.
  public init(herorender: String = RendererVersion.current, raster: RasterEnvironment) {
    self.herorender = herorender
    self.raster = raster
  }

  /// The environment of this process; `fonts` are the scene's own files, absolute paths.
  public static func current(fonts: [String] = []) -> GoldenEnvironment {
    GoldenEnvironment(raster: .current(fonts: fonts))
  }

  private var libraries: [(name: String, version: String)] {
    [
      ("herorender", herorender), ("cairo", raster.cairo), ("pixman", raster.pixman), ("pango", raster.pango),
      ("freetype", raster.freetype),
    ]
  }

  /// What differs in another environment, as `cairo 1.16.0 → 1.18.0`; empty when they are equal.
  public func changes(to other: GoldenEnvironment) -> [String] {
    var changes: [String] = []
    for (old, new) in zip(libraries, other.libraries) where old.version != new.version {
      changes.append("\(old.name) \(old.version) → \(new.version)")
    }
    for font in raster.fonts where !other.raster.fonts.contains(font) {
      let replacement = other.raster.fonts.first { $0.name == font.name }
      changes.append(replacement == nil ? "font \(font.name) is missing" : "font \(font.name) is another file")
    }
    for font in other.raster.fonts where !raster.fonts.contains(where: { $0.name == font.name }) {
      changes.append("font \(font.name) is new")
    }
    return changes
  }

  /// The versions.
  var librariesJSON: JSONValue { .object(libraries.map { JSONValue.Member($0.name, .string($0.version)) }) }

  /// The font files.
  var fontsJSON: JSONValue {
    .array(raster.fonts.map { ["file": .string($0.name), "sha256": .string($0.sha256)] })
  }

  init?(libraries json: JSONValue, fonts files: [JSONValue]) {
    guard let herorender = json["herorender"]?.text, let cairo = json["cairo"]?.text,
      let pixman = json["pixman"]?.text, let pango = json["pango"]?.text, let freetype = json["freetype"]?.text
    else { return nil }
    var fonts: [RasterEnvironment.FontFile] = []
    for file in files {
      guard let name = file["file"]?.text, let sha256 = file["sha256"]?.text else { return nil }
      fonts.append(RasterEnvironment.FontFile(name: name, sha256: sha256))
    }
    self.init(
      herorender: herorender,
      raster: RasterEnvironment(cairo: cairo, pixman: pixman, pango: pango, freetype: freetype, fonts: fonts))
  }
}
