import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct TextLayoutTests {
  let renderer: TextRenderer
  /// Two lines of 17-point text need 40.574 points.
  let long = "The quick brown fox jumps over the lazy dog"

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  private func lines(_ text: TextContents, width: Double = 150, height: Double = 200) throws -> [TextLayout.Line] {
    try renderer.layout(text, width: width, height: height).lines
  }

  @Test(
    "the block is centred to the half point and the baseline one ascent below its top",
    arguments: [
      // (41 − 20.287) / 2 = 10.356 → 10.5; + 16.1865
      (41.0, 26.6865),
      // 4.8565 → 5
      (30, 21.1865),
      // A bounds lower than the line: −2.6435 → −2.5
      (15, 13.6865),
    ])
  func baseline(height: Double, expected: Double) throws {
    let line = try #require(try lines(label("H"), height: height).first)
    #expect(abs(line.baseline - expected) < 1e-3)
  }

  @Test("lines lie one line height and the line spacing apart")
  func pitch() throws {
    let placed = try lines(label("a\nb\n\nd", lines: 0, lineSpacing: 3))
    expectEqual(placed.count, 4)
    for (upper, lower) in zip(placed, placed.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - 23.2871) < 1e-3)
    }
  }

  @Test(
    "alignment moves the line's edge", arguments: [(HeroLayers.TextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
  func alignment(alignment: HeroLayers.TextAlignment, share: Double) throws {
    let line = try #require(try lines(label("Hello", alignment: alignment)).first)
    #expect(abs(line.x - (150 - line.width) * share) < 1e-9)
  }

  @Test("natural alignment follows the layout direction, not the text's script")
  func natural() throws {
    let leading = try #require(try lines(label("Hello", isRightToLeft: true)).first)
    #expect(abs(leading.x + leading.width - 150) < 1e-9)
    let hebrew = try #require(try lines(label("שלום")).first)
    expectEqual(hebrew.x, 0)
  }

  @Test("without a strong character the layout direction orders the text, otherwise the first such character does")
  func baseDirection() throws {
    let forward = try renderer.ink(of: "(1) !")
    let neutral = try #require(try lines(label("(1) !", isRightToLeft: true)).first)
    expectEqual(neutral.ink.first, forward.last)
    let latin = try #require(try lines(label("a !", isRightToLeft: true)).first)
    expectEqual(latin.ink.last, forward.last)
  }

  @Test("white space at a wrapped end does not count for the alignment")
  func hangingSpace() throws {
    let spaced = try lines(label("Hello   \u{2003} wonderful", lines: 0, alignment: .right), width: 90)
    let alone = try #require(try lines(label("Hello", alignment: .right), width: 90).first)
    expectEqual(spaced.count, 2)
    #expect(abs(try #require(spaced.first).x - alone.x) < 0.02)
  }

  @Test("justified lines reach both edges, the last one does not")
  func justified() throws {
    let placed = try lines(label(long, lines: 0, alignment: .justified))
    expectEqual(placed.count, 3)
    for line in placed.dropLast() {
      expectEqual(line.x, 0)
      #expect(abs(line.width - 150) < 1e-9)
    }
    #expect(try #require(placed.last).width < 140)
  }

  @Test("a truncated tail keeps the start and ends in an ellipsis")
  func truncatedTail() throws {
    let ellipsis = try renderer.ink(of: "…")
    let line = try #require(try lines(label(long)).first)
    expectEqual(line.ink.suffix(1), ellipsis[...])
    #expect(try renderer.ink(of: long).starts(with: line.ink.dropLast()))
    #expect(line.ink.count > 10)
    #expect(line.width <= 150)
  }

  @Test("a truncated head starts with an ellipsis and keeps the end of all text", arguments: [1, 2])
  func truncatedHead(count: Int) throws {
    let ellipsis = try renderer.ink(of: "…")
    let placed = try lines(label(long, lines: count, mode: .byTruncatingHead), width: 120)
    expectEqual(placed.count, count)
    let line = try #require(placed.last)
    expectEqual(line.ink.prefix(1), ellipsis[...])
    #expect(try renderer.ink(of: long).reversed().starts(with: line.ink.dropFirst().reversed()))
    #expect(line.ink.count > 8)
  }

  @Test("a truncated middle keeps both ends, and the ellipsis its own width")
  func truncatedMiddle() throws {
    let ellipsis = try renderer.layout(label("…"), width: nil, height: nil)
    let dots = try #require(ellipsis.lines.first?.ink.first)
    let line = try #require(try lines(label(long, mode: .byTruncatingMiddle)).first)
    let all = try renderer.ink(of: long)
    let position = try #require(line.ink.firstIndex(of: dots))
    #expect(position > 3)
    #expect(all.starts(with: line.ink[..<position]))
    #expect(all.reversed().starts(with: line.ink[(position + 1)...].reversed()))
    let step = line.glyphs[position + 1].origin.x - line.glyphs[position].origin.x
    // Half of the tracking belongs to the next glyph either way.
    #expect(abs(step - ellipsis.size.width) < 0.01)
  }

  @Test("a centred truncated line is centred by what it shows")
  func truncatedCentre() throws {
    let line = try #require(try lines(label(long, alignment: .center)).first)
    #expect(line.width < 150)
    #expect(abs(line.x - (150 - line.width) / 2) < 1e-9)
  }

  @Test("word wrapping shows whole words without an ellipsis")
  func wordWrapping() throws {
    let line = try #require(try lines(label(long, mode: .byWordWrapping)).first)
    // Without the hanging space.
    let visible = line.ink.prefix("The quick brown".count)
    try expectEqual(renderer.ink(of: "The quick brown")[...], visible)
    #expect(line.ink.count <= visible.count + 1)
  }

  @Test("character wrapping fills each line and adds no hyphen")
  func characterWrapping() throws {
    let string = String(repeating: "H", count: 12)
    let hyphen = try #require(try renderer.ink(of: "-").first)
    let placed = try lines(label(string, lines: 0, mode: .byCharWrapping), width: 50)
    // An H with its tracking is 12.10 wide: four in 50 points.
    expectEqual(placed.map(\.glyphs.count), [4, 4, 4])
    #expect(!placed.flatMap(\.ink).contains(hyphen))
  }

  @Test("a word wider than the line breaks between characters, without a hyphen")
  func longWord() throws {
    let placed = try lines(label(String(repeating: "H", count: 6), lines: 0, mode: .byWordWrapping), width: 50)
    expectEqual(placed.map(\.glyphs.count), [4, 2])
  }

  @Test("clipping leaves the line whole and starts it at the left edge, however it is aligned")
  func clipping() throws {
    let line = try #require(try lines(label(long, mode: .byClipping, alignment: .center)).first)
    expectEqual(line.ink, (try renderer.ink(of: long)))
    expectEqual(line.x, 0)
    #expect(line.width > 150)
  }

  @Test(
    "as many lines show as the height and the limit allow, at least one",
    arguments: [(0, 200.0, 3), (2, 200, 2), (0, 41, 2), (0, 40.5, 1), (0, 5, 1), (-1, 200, 3), (Int.max, 200, 3)])
  func lineCount(limit: Int, height: Double, expected: Int) throws {
    let placed = try lines(label(long, lines: limit), height: height)
    expectEqual(placed.count, expected)
    let ellipsis = try renderer.ink(of: "…")
    expectEqual((placed.last?.ink.last == ellipsis.last), (expected < 3))
  }

  @Test("an ellipsis stands for the paragraphs below the last line")
  func hiddenParagraphs() throws {
    let line = try #require(try lines(label("one\ntwo")).first)
    expectEqual(line.ink, (try renderer.ink(of: "one…")))
  }

  @Test("every kind of line break starts a line, one at the very end does not")
  func lineBreaks() throws {
    try expectEqual(lines(label("a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\n", lines: 0)).count, 6)
    try expectEqual(lines(label("\n\na", lines: 0)).count, 3)
  }

  @Test(
    "odd input stands at places that are numbers, in as many lines as are wanted",
    arguments: [0, -5, 1e-9, 1e12, .infinity, .nan])
  func oddInput(width: Double) throws {
    for mode in LineBreakMode.allCases {
      var text = label("a\u{0}b \u{FFFF}\u{202E}\u{301}\tc", lines: 0, mode: mode, kern: .nan, lineSpacing: .infinity)
      let placed = try lines(text, width: width, height: width)
      #expect(placed.allSatisfy { $0.x.isFinite && $0.baseline.isFinite && $0.width.isFinite })
      text.kern = -1e300
      text.font.size = 1e9
      text.font.weight = .min
      text.numberOfLines = 1
      #expect(try lines(text, width: width, height: width).count <= 1)
    }
  }
}
