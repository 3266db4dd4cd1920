import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct SymbolFontTests {
  @Test(
    "signs that Inter and the emoji font lack are drawn, in lines that keep their height",
    arguments: ["✕", "✘", "☰", "⋯", "⋮", "➔"])
  func signs(sign: String) throws {
    let renderer = try TextRenderer(fontFiles: [])
    let line = try #require(try renderer.layout(label("x" + sign, size: 20)).lines.first)
    expectEqual(line.ink.count, 2)
    #expect(line.ink.allSatisfy { if case .missing = $0 { false } else { true } })
    let (own, plain) = (label("x" + sign, size: 20), label("x", size: 20))
    try expectEqual(renderer.measure(own, width: nil).height, renderer.measure(plain, width: nil).height)
    #expect(try renderer.measure(own, width: nil).width > renderer.measure(plain, width: nil).width + 5)
  }

  @Test("what Inter has stays Inter's", arguments: ["✓", "★", "♥", "→", "•", "…", "›", "×", "⌘", "Ж", "Ω"])
  func known(sign: String) throws {
    let with = try TextRenderer(fontFiles: [])
    let without = try TextRenderer(fontFiles: [], folders: FontFolders(symbols: ["/nonexistent"]))
    let size = Size(width: 40, height: 30)
    let text = label(sign, size: 20)
    let drawn = try TextProbe(text, size: size, scale: 1, renderer: with)
    let before = try TextProbe(text, size: size, scale: 1, renderer: without)
    expectEqual(drawn.bytes, before.bytes)
  }

  // The symbol font has U+05D0, but is there for signs.
  @Test("a sign that no font has is a box, and so are letters", arguments: [0xF8FF, 0x5D0] as [UInt32])
  func box(code: UInt32) throws {
    let sign = try #require(Unicode.Scalar(code))
    let line = try #require(
      try TextRenderer(fontFiles: [], folders: .none).layout(label(String(sign))).lines.first)
    expectEqual(line.ink, [.missing(code)])
  }
}
