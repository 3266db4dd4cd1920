import HeroGeometry
import HeroLayers
import Testing

@testable import HeroRaster

@Suite struct TextMetricsTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  @Test("a line is 1.1933594 em high", arguments: [(15.0, 17.9004), (17, 20.2871), (20, 23.8672), (34, 40.5742)])
  func lineHeight(size: Double, expected: Double) throws {
    let measured = try renderer.measure(label("H", size: size), width: nil)
    #expect(abs(measured.height - expected) < 1e-3)
  }

  @Test("line spacing counts between lines only")
  func lineSpacing() throws {
    // 3 · 20.2871 + 2 · 5 = 70.8613
    let measured = try renderer.measure(label("a\nb\nc", lines: 0, lineSpacing: 5), width: nil)
    #expect(abs(measured.height - 70.8613) < 1e-3)
  }

  @Test(
    "tracking is the table's, linear between its sizes and constant beyond them",
    arguments: [(17.0, -0.43), (12, 0), (10, 0.12), (6, 0.12), (16.5, -0.37), (23, -0.095), (26, 0.225), (80, 0.40)])
  func tracking(size: Double, expected: Double) {
    #expect(abs(SystemFont.tracking(size: size) - expected) < 1e-9)
  }

  @Test("each character's advance holds the tracking of the font size")
  func trackingInAdvances() throws {
    // Advances are proportional to the size, and at 12 points the tracking is 0:
    // w(17) − 17/12 · w(12) = 10 · (−0.43). 10 advances of 1/64 point granularity: 0.16 at worst.
    let string = String(repeating: "H", count: 10)
    let large = try renderer.measure(label(string, size: 17), width: nil).width
    let small = try renderer.measure(label(string, size: 12), width: nil).width
    #expect(abs(large - small * 17 / 12 + 4.3) < 0.16)
  }

  @Test("kern is added to each character, whole points too", arguments: [0.5, 1.43, 3, -0.2])
  func kern(kern: Double) throws {
    let plain = try renderer.measure(label("HHHHH"), width: nil).width
    let spaced = try renderer.measure(label("HHHHH", kern: kern), width: nil).width
    #expect(abs(spaced - plain - 5 * kern) < 0.01)
  }

  @Test("the first glyph starts at the left edge whatever the kern")
  func kernStartsAfterTheFirstCharacter() throws {
    let line = try #require(try renderer.layout(label("HH", kern: 10), width: nil, height: nil).lines.first)
    #expect(abs(try #require(line.glyphs.first).origin.x) < 1e-9)
  }

  @Test("Inter Display draws from 20 points on")
  func displayDesign() {
    #expect(SystemFont.family(size: 19.9) == "Inter")
    #expect(SystemFont.family(size: 20) == "Inter Display")
  }

  @Test("a label as wide as its measure is not cut", arguments: [11.0, 13, 17, 20, 28, 40], [0, 0.7])
  func measureFits(size: Double, kern: Double) throws {
    let text = label("Hamburgefonts and more", size: size, kern: kern)
    let measured = try renderer.measure(text, width: nil)
    let free = try renderer.layout(text, width: nil, height: nil)
    let boxed = try renderer.layout(text, width: measured.width, height: measured.height)
    #expect(boxed.lines.map(\.ink) == free.lines.map(\.ink))
  }

  @Test("a heavier weight is another font")
  func weights() throws {
    var widths: [Double] = []
    for weight in [100, 400, 700, 900] {
      var text = label("Hamburgefonts")
      text.font.weight = weight
      widths.append(try renderer.measure(text, width: nil).width)
    }
    // Inter widens with its weight.
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test("no size, an infinite size and empty text measure nothing", arguments: [0, -3, .infinity, .nan])
  func degenerateSizes(size: Double) throws {
    #expect(try renderer.measure(label("H", size: size), width: nil) == .zero)
    #expect(try renderer.measure(label(""), width: nil) == .zero)
  }
}
