import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// U+1F600, which neither Inter nor a label's own font has.
private let face = "\u{1F600}"

@Suite struct EmojiTests {
  /// With fonts of `Tests/Fonts`, whose glyph for the face fills a square of one em, 20 pixels, on the baseline.
  private func probe(_ text: TextContents, opacity: Double = 1, fonts: [String]) throws -> TextProbe {
    let renderer = try TextRenderer(fontFiles: fonts.map { testFont("\($0).ttf") })
    return try TextProbe(text, size: Size(width: 60, height: 30), scale: 1, opacity: opacity, renderer: renderer)
  }

  @Test(
    "Noto's emoji is as large as its advance says, 2550/2048 em, and stands in the line", arguments: [10.0, 17, 40])
  func notoSize(size: Double) throws {
    let renderer = try TextRenderer(fontFiles: [])
    let text = label(face, size: size)
    let measured = try renderer.measure(text, width: nil)
    let tracking = SystemFont.tracking(size: size, weight: 400)
    #expect(abs(measured.width - tracking - size * 2550 / 2048) < 0.02 * size)
    // The line keeps its height, and the ink is between half an em and the advance.
    #expect(abs(measured.height - 1.1933594 * size) < 1e-3)
    let probe = try TextProbe(text, size: Size(width: 100, height: 60), scale: 1, renderer: renderer)
    let rows = try #require(probe.inkedRows)
    let columns = try #require(probe.inkedColumns)
    for count in [rows.count, columns.count].map(Double.init) { #expect(count > 0.9 * size && count < 1.3 * size) }
  }

  @Test("an emoji keeps its colours in a text of another colour")
  func colors() throws {
    var text = label(face, size: 40)
    text.color = .blue
    let renderer = try TextRenderer(fontFiles: [])
    let probe = try TextProbe(text, size: Size(width: 60, height: 50), scale: 1, renderer: renderer)
    let (rows, columns) = (try #require(probe.inkedRows), try #require(probe.inkedColumns))
    let colors = columns.map { probe.color(x: $0, y: rows.lowerBound + rows.count / 3) }
    // Yellow skin.
    #expect(colors.contains { $0[0] > 200 && $0[1] > 150 && $0[2] < 120 })
  }

  @Test("emoji with a space between them are drawn")
  func spaces() throws {
    let probe = try TextProbe(
      label(face + " " + face, size: 20), size: Size(width: 100, height: 30), renderer: try TextRenderer(fontFiles: []))
    let columns = try #require(probe.inkedColumns)
    // Each is 2550/2048 em wide, 24.9 points.
    #expect(columns.lowerBound < 5 && columns.count > 50)
  }

  @Test("the scene's fonts win in their order, as outline, bitmap or layers")
  func order() throws {
    let (black, red, blue) = ([0, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255])
    for (fonts, expected) in [
      (["square"], black), (["bitmap"], red), (["layers"], blue), (["square", "bitmap"], black),
      (["bitmap", "square"], red), (["layers", "bitmap"], blue), (["bitmap", "layers"], red),
    ] {
      let probe = try probe(label(face, size: 20), fonts: fonts)
      let (columns, rows) = (try #require(probe.inkedColumns), try #require(probe.inkedRows))
      expectEqual(probe.color(x: columns.lowerBound + 10, y: rows.lowerBound + 10), expected, "\(fonts)")
      // One em, and at most a pixel at each edge that is partly covered.
      #expect(
        (20...22).contains(columns.count) && (20...22).contains(rows.count) && columns.lowerBound <= 1, "\(fonts)")
      // Top 3 (block 23.87 in 30), ascent 19.04: the baseline is row 22.
      #expect(rows.upperBound == 21 || rows.upperBound == 22, "\(fonts)")
    }
  }

  @Test("an emoji shares the text's opacity, many do at once")
  func opacity() throws {
    let probe = try probe(label(face + "H" + face, size: 20), opacity: 0.5, fonts: ["bitmap", "square"])
    expectEqual(probe.color(x: 10, y: 12), [128, 0, 0, 128])
    expectEqual((21..<33).map(probe.ink(column:)).max(), 128)
    expectEqual(probe.color(x: 50, y: 12), [128, 0, 0, 128])
  }
}
