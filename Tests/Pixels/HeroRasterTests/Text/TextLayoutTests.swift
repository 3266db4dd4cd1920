import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct TextLayoutTests {
  let renderer: TextRenderer
  /// Two lines of 17-point text need 40.574 points.
  let long = "The quick brown fox jumps over the lazy dog"

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  private func line(_ text: TextContents, height: Double = 200) throws -> TextLayout.Line {
    try #require(try lines(text, height: height).first)
  }

  private func lines(_ text: TextContents, width: Double = 150, height: Double = 200) throws -> [TextLayout.Line] {
    try renderer.layout(text, width: width, height: height).lines
  }

  @Test("the block is centred to the half point and the baseline one ascent below its top")
  func baseline() throws {
    // (41 − 20.287) / 2 = 10.356 → 10.5; + 16.1865. Then 4.8565 → 5. Bounds lower than the line: −2.6435 → −2.5.
    for (height, expected) in [(41.0, 26.6865), (30, 21.1865), (15, 13.6865)] {
      #expect(abs(try line(label("H"), height: height).baseline - expected) < 1e-3, "\(height)")
    }
  }

  @Test("lines lie one line height and the line spacing apart")
  func pitch() throws {
    let placed = try lines(label("a\nb\n\nd", lines: 0, lineSpacing: 3))
    expectEqual(placed.count, 4)
    for (upper, lower) in zip(placed, placed.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - 23.2871) < 1e-3)
    }
  }

  @Test("alignment moves the line's edge; natural alignment follows the layout direction, not the text's script")
  func alignment() throws {
    for (alignment, share) in [(HeroLayers.TextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
      for isRightToLeft in [false, true] {
        let line = try line(label("Hello", alignment: alignment, isRightToLeft: isRightToLeft))
        #expect(abs(line.x - (150 - line.width) * share) < 1e-9, "\(alignment)")
      }
    }
    let leading = try line(label("Hello", isRightToLeft: true))
    #expect(abs(leading.x + leading.width - 150) < 1e-9)
    try expectEqual(line(label("שלום")).x, 0)
  }

  @Test("without a strong character the layout direction orders the text, otherwise the first such character does")
  func baseDirection() throws {
    let forward = try renderer.ink(of: "(1) !")
    try expectEqual(line(label("(1) !", isRightToLeft: true)).ink.first, forward.last)
    try expectEqual(line(label("a !", isRightToLeft: true)).ink.last, forward.last)
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
    let line = try line(label(long))
    expectEqual(line.ink.suffix(1), ellipsis[...])
    #expect(try renderer.ink(of: long).starts(with: line.ink.dropLast()))
    #expect(line.ink.count > 10 && line.width <= 150)
    // A centred one is centred by what it shows.
    let centred = try self.line(label(long, alignment: .center))
    #expect(centred.width < 150 && abs(centred.x - (150 - centred.width) / 2) < 1e-9)
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
    let ellipsis = try renderer.layout(label("…"))
    let dots = try #require(ellipsis.lines.first?.ink.first)
    let line = try line(label(long, mode: .byTruncatingMiddle))
    let all = try renderer.ink(of: long)
    let position = try #require(line.ink.firstIndex(of: dots))
    #expect(position > 3)
    #expect(all.starts(with: line.ink[..<position]))
    #expect(all.reversed().starts(with: line.ink[(position + 1)...].reversed()))
    let step = line.glyphs[position + 1].origin.x - line.glyphs[position].origin.x
    // Half of the tracking belongs to the next glyph either way.
    #expect(abs(step - ellipsis.size.width) < 0.01)
  }

  @Test("word wrapping shows whole words without an ellipsis")
  func wordWrapping() throws {
    let line = try line(label(long, mode: .byWordWrapping))
    // Without the hanging space.
    let visible = line.ink.prefix("The quick brown".count)
    try expectEqual(renderer.ink(of: "The quick brown")[...], visible)
    #expect(line.ink.count <= visible.count + 1)
  }

  @Test("character wrapping fills each line and adds no hyphen, as does a word wider than the line")
  func characterWrapping() throws {
    let hyphen = try #require(try renderer.ink(of: "-").first)
    // An H with its tracking is 12.10 wide: four in 50 points.
    for (count, mode, expected) in [(12, LineBreakMode.byCharWrapping, [4, 4, 4]), (6, .byWordWrapping, [4, 2])] {
      let placed = try lines(label(String(repeating: "H", count: count), lines: 0, mode: mode), width: 50)
      expectEqual(placed.map(\.glyphs.count), expected, "\(mode)")
      #expect(!placed.flatMap(\.ink).contains(hyphen), "\(mode)")
    }
  }

  @Test("clipping leaves the line whole and starts it at the left edge, however it is aligned")
  func clipping() throws {
    let line = try line(label(long, mode: .byClipping, alignment: .center))
    try expectEqual(line.ink, renderer.ink(of: long))
    #expect(line.x == 0 && line.width > 150)
  }

  @Test("as many lines show as the height and the limit allow, at least one")
  func lineCount() throws {
    let ellipsis = try renderer.ink(of: "…")
    for (limit, height, expected) in [
      (0, 200.0, 3), (2, 200, 2), (0, 41, 2), (0, 40.5, 1), (0, 5, 1), (-1, 200, 3), (Int.max, 200, 3),
    ] {
      let placed = try lines(label(long, lines: limit), height: height)
      expectEqual(placed.count, expected, "\(limit), \(height)")
      expectEqual(placed.last?.ink.last == ellipsis.last, expected < 3, "\(limit), \(height)")
    }
  }

  @Test("every kind of line break starts a line; an ellipsis stands for the paragraphs below the last one")
  func lineBreaks() throws {
    try expectEqual(lines(label("a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\n", lines: 0)).count, 6)
    try expectEqual(lines(label("\n\na", lines: 0)).count, 3)
    try expectEqual(line(label("one\ntwo")).ink, renderer.ink(of: "one…"))
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
