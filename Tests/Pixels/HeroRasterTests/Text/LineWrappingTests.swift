import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct LineWrappingTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  /// What each line shows, as places in the text, all at once or piece by piece.
  private func lines(_ text: String, width: Double, mode: LineBreakMode, isWhole: Bool) throws -> [Range<Int>] {
    try renderer.withShaper { shaper throws(RasterError) in
      guard let text = plain(text, in: shaper.library) else { return [] }
      let overflow = mode == .byCharWrapping ? TextShaper.Overflow.wrapCharacters : .wrapWords
      let lines =
        isWhole
        ? try shaper.lines(of: text, width: width, overflow: overflow, isRightToLeft: false)
        : try shaper.wrappedLines(of: text, width: width, overflow: overflow, isRightToLeft: false, limit: .max)
      return lines.map(\.bytes)
    }
  }

  /// A text in the system's font, bytes as they are.
  private func plain(_ text: String, in library: FontLibrary) -> StyledText? {
    let run = TextRun(text: text, like: TextContents(text: text))
    return ResolvedFont(run.font, in: library).map {
      StyledText(Array(text.utf8), style: TextStyle(run, font: $0, ascender: 16, descender: 4))
    }
  }

  private static let letters = String(String(repeating: "abcdefghijklm nopqrstuvwxyz", count: 112).prefix(3000))

  @Test(
    "a long text wrapped in pieces has the lines that it has when wrapped at once",
    arguments: [
      letters, letters.replacing(" ", with: ""), letters.replacing(" ", with: "\u{301}é"),
      letters.replacing("k", with: "\n"), letters + "\n\n" + letters,
      String(repeating: "word          ", count: 300), String(repeating: " ", count: 2000) + "end",
    ], [LineBreakMode.byWordWrapping, .byCharWrapping])
  func pieces(text: String, mode: LineBreakMode) throws {
    for width in [5.0, 60, 300, 5000] {
      let whole = try lines(text, width: width, mode: mode, isWhole: true)
      #expect(whole.count > 1)
      try expectEqual(lines(text, width: width, mode: mode, isWhole: false), whole)
    }
  }

  @Test("only the lines that are asked for are wrapped, and one more")
  func limit() throws {
    let found = try renderer.withShaper { shaper throws(RasterError) in
      guard let text = plain(Self.letters, in: shaper.library) else { return 0 }
      return try shaper.wrappedLines(of: text, width: 300, overflow: .wrapWords, isRightToLeft: false, limit: 2).count
    }
    // A piece of 512 letters is about 15 lines; the whole text is more than 70.
    #expect((3...20).contains(found))
  }

  @Test("a long text is cut at its tail, head or middle", arguments: [1, 3])
  func truncation(count: Int) throws {
    let dots = try #require(try renderer.ink(of: "…").first)
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let placed = try renderer.layout(label(Self.letters, lines: count, mode: mode), width: 300, height: 200).lines
      expectEqual(placed.count, count)
      let last = try #require(placed.last)
      #expect(last.width <= 300 && last.width > 200)
      expectEqual(last.ink.count { $0 == dots }, 1)
      #expect(!placed.dropLast().flatMap(\.ink).contains(dots))
    }
  }
}
