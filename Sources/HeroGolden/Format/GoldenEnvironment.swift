import HeroJSON
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

  /// What differs in another environment, as `cairo 1.16.0 → 1.18.0`; empty when they are equal.
  public func changes(to other: GoldenEnvironment) -> [String] {
    let own = herorender == other.herorender ? [] : ["herorender \(herorender) → \(other.herorender)"]
    return own + raster.changes(to: other.raster)
  }

  /// The versions.
  var librariesJSON: JSONValue {
    .object(([("herorender", herorender)] + raster.libraries).map { JSONValue.Member($0.0, .string($0.1)) })
  }

  /// The font files.
  var fontsJSON: JSONValue { raster.fontsJSON }

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
