import HeroBytes
import HeroJSON
import HeroLayers
import HeroRaster
import HeroRender

/// What drew a golden: equal environments and scenes give equal pixels.
package struct GoldenEnvironment: Equatable, Sendable {
  /// herorender's version.
  package var herorender: String
  /// Libraries and the machine's fonts.
  package var raster: RasterEnvironment
  /// The scene's own font files, in the order that they are loaded, then those of the scripts that it is written in. Default: none.
  package var sceneFonts: [RasterEnvironment.FontFile]

  package init(
    herorender: String = RendererVersion.current, raster: RasterEnvironment,
    sceneFonts: [RasterEnvironment.FontFile] = []
  ) {
    self.herorender = herorender
    self.raster = raster
    self.sceneFonts = sceneFonts
  }

  /// The environment of this process; `fonts` are the scene's own files, absolute paths, and `texts` what it shows.
  package static func current(fonts: [String] = [], texts: [TextContents] = []) -> GoldenEnvironment {
    let machine = RasterEnvironment.current()
    // The machine's come first.
    let own = RasterEnvironment.current(fonts: fonts, texts: texts).fonts.dropFirst(machine.fonts.count)
    return GoldenEnvironment(raster: machine, sceneFonts: Array(own))
  }

  /// What differs in another environment, as `cairo 1.16.0 → 1.18.0`; empty when they are equal.
  package func changes(to other: GoldenEnvironment) -> [String] {
    let own = herorender == other.herorender ? [] : ["herorender \(herorender) → \(other.herorender)"]
    return own + whole.changes(to: other.whole)
  }

  /// Libraries with all fonts.
  private var whole: RasterEnvironment {
    var whole = raster
    whole.fonts += sceneFonts
    return whole
  }

  /// Names what all scenes of a machine share, 16 hexadecimal digits of its XXH128; a scene's own fonts are none of it.
  var id: String {
    let shared: JSONValue = ["libraries": librariesJSON, "fonts": fontsJSON]
    return String(xxh128Hex(Array(shared.line.utf8)).prefix(16))
  }

  var librariesJSON: JSONValue {
    .object(([("herorender", herorender)] + raster.libraries).map { JSONValue.Member($0.0, .string($0.1)) })
  }

  /// The machine's font files.
  var fontsJSON: JSONValue { raster.fontsJSON }

  init?(libraries json: JSONValue, fonts files: JSONValue?) {
    guard let herorender = json["herorender"]?.text, let cairo = json["cairo"]?.text,
      let pixman = json["pixman"]?.text, let pango = json["pango"]?.text, let freetype = json["freetype"]?.text,
      let fonts = files.flatMap(Self.fonts)
    else { return nil }
    self.init(
      herorender: herorender,
      raster: RasterEnvironment(cairo: cairo, pixman: pixman, pango: pango, freetype: freetype, fonts: fonts))
  }

  /// Reads a list of font files; nil for anything else.
  static func fonts(_ json: JSONValue) -> [RasterEnvironment.FontFile]? {
    guard let files = json.items else { return nil }
    let fonts = files.compactMap { file -> RasterEnvironment.FontFile? in
      guard let name = file["file"]?.text, let xxh128 = file["xxh128"]?.text else { return nil }
      return RasterEnvironment.FontFile(name: name, xxh128: xxh128)
    }
    return fonts.count == files.count ? fonts : nil
  }
}

extension [RasterEnvironment.FontFile] {
  /// As manifests list them.
  var json: JSONValue { .array(map { ["file": .string($0.name), "xxh128": .string($0.xxh128)] }) }
}
