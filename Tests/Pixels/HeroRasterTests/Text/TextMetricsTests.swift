import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct TextMetricsTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  @Test("a line is 1.1933594 em high", arguments: [(15.0, 17.9004), (17, 20.2871), (20, 23.8672), (34, 40.5742)])
  func lineHeight(size: Double, expected: Double) throws {
    let measured = try renderer.measure(label("H", size: size), width: nil)
    #expect(abs(measured.height - expected) < 1e-3)
  }

  /// The text that was measured.
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func width(_ string: String, size: Double, weight: Int) throws -> Double {
    try renderer.measure(label(string, size: size, weight: weight), width: nil).width
  }

  @Test(
    "the sentence is as wide as on iOS (fact sheet 6.3), to a quarter of a per cent",
    arguments: [
      (400, 8.0, 176.98), (400, 13, 270.12), (400, 15, 305.38), (400, 17, 338.95), (400, 20, 388.65),
      (400, 22, 420.57), (400, 26, 492.88), (600, 15, 317.22), (600, 20, 405.42), (600, 22, 440.34),
      (600, 26, 518.31), (700, 15, 324.07), (700, 22, 451.79),
    ])
  func sentenceWidth(weight: Int, size: Double, expected: Double) throws {
    #expect(abs(try width(sentence, size: size, weight: weight) / expected - 1) < 0.0025)
  }

  @Test("a large title is as wide as on iOS (fact sheet 6.3)")
  func largeTitle() throws {
    let title = label("Large Title", size: 34, weight: 700)
    try expectEqual(renderer.measure(title, width: nil, scale: 1).width, 166)
  }

  @Test(
    "tracking is linear between the sizes and weights and constant beyond them",
    arguments: [
      (17.0, 400, -0.483), (4, 400, 0.179), (16, 400, -0.3815), (24, 400, -1.189), (30, 400, -0.225),
      (80, 400, -0.255), (15, 500, -0.2105), (15, 650, -0.0955), (15, 100, -0.280), (15, 900, -0.050),
      (17.5, 700, -0.25357142857),
    ])
  func tracking(size: Double, weight: Int, expected: Double) {
    #expect(abs(SystemFont.tracking(size: size, weight: weight) - expected) < 1e-9)
  }

  @Test("the text design draws up to 26 points, Inter Display above, without a jump where they meet")
  func designsMeet() throws {
    expectEqual((SystemFont.family(size: 26), SystemFont.family(size: 26.1)), ("Inter", "Inter Display"))
    let sizes = stride(from: 24.0, through: 34, by: 0.25)
    for weight in [400, 500, 600, 700] {
      let ems = try sizes.map { try width(sentence, size: $0, weight: weight) / $0 }
      for (smaller, larger) in zip(ems, ems.dropFirst()) { #expect(abs(larger / smaller - 1) < 0.004, "\(weight)") }
    }
  }

  @Test("kern is added to each character, whole points too, and never before the first")
  func kern() throws {
    let plain = try renderer.measure(label("HHHHH"), width: nil).width
    for kern in [0.5, 1.43, 3, -0.2] {
      let spaced = try renderer.measure(label("HHHHH", kern: kern), width: nil).width
      #expect(abs(spaced - plain - 5 * kern) < 0.01, "\(kern)")
    }
    let line = try #require(try renderer.layout(label("HH", kern: 10)).lines.first)
    #expect(abs(try #require(line.glyphs.first).origin.x) < 1e-9)
  }

  @Test("a measure is rounded up to whole pixels", arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 20.333333333333332)])
  func roundedMeasure(scale: Double, height: Double) throws {
    let text = label("Hamburg")
    let exact = try renderer.measure(text, width: nil)
    let rounded = try renderer.measure(text, width: nil, scale: scale)
    #expect(abs(rounded.height - height) < 1e-9)
    #expect(rounded.width >= exact.width && rounded.width < exact.width + 1 / scale)
    #expect(abs((rounded.width * scale).rounded() - rounded.width * scale) < 1e-9)
  }

  @Test("a label as wide as its measure is not cut", arguments: [11.0, 13, 17, 20, 28, 40], [0, 0.7])
  func measureFits(size: Double, kern: Double) throws {
    let text = label("Hamburgefonts and more", size: size, kern: kern)
    let measured = try renderer.measure(text, width: nil)
    let free = try renderer.layout(text)
    let boxed = try renderer.layout(text, width: measured.width, height: measured.height)
    expectEqual(boxed.lines.map(\.ink), free.lines.map(\.ink))
  }

  @Test("a heavier weight is another font, and a wider one")
  func weights() throws {
    let widths = try [100, 400, 700, 900].map { try width("Hamburgefonts", size: 17, weight: $0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
  }

  @Test("no size, an infinite size and empty text measure nothing", arguments: [0, -3, .infinity, .nan])
  func degenerateSizes(size: Double) throws {
    try expectEqual(renderer.measure(label("H", size: size), width: nil), .zero)
    try expectEqual(renderer.measure(label(""), width: nil), .zero)
  }
}
