import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Pictures that stand in a line. San Francisco's ascender is .9521484 em, its descender .2412109 (fact sheet 6.3).
@Suite struct AttachmentTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  /// "a", a picture and "b" of 20 points.
  private func text(_ bounds: Rect, change: (inout TextRun) -> Void = { _ in }) -> TextContents {
    var text = label("a\u{FFFC}b", size: 20, lines: 0)
    text.runs = ["a", "\u{FFFC}", "b"].map { TextRun(text: $0, like: text) }
    text.runs[1].attachment = TextAttachment(image: 0, bounds: bounds)
    change(&text.runs[1])
    return text
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.002 }

  private func layout(_ text: TextContents, width: Double? = nil) throws -> TextLayout {
    try renderer.layout(text, width: width)
  }

  private func width(_ letter: String) throws -> Double { try layout(label(letter, size: 20)).size.width }

  @Test("a picture takes its width in the line, and stands on the baseline or as far below as it says")
  func place() throws {
    let (a, b) = try (width("a"), width("b"))
    let tall = try layout(text(Rect(x: 2, y: -4, width: 30, height: 24)))
    let picture = try #require(tall.attachments.first)
    expectEqual(tall.attachments.count, 1)
    // 20 points above the baseline, which is more than the letters' 19.04; 4 below, which is less than their 4.82.
    #expect(near(tall.lines[0].baseline, 20) && near(tall.size.height, 20 + 20 * 0.2412109))
    #expect(near(picture.rect.minY, 0) && picture.rect.size == Size(width: 30, height: 24))
    #expect(abs(picture.rect.minX - a - 2) < 0.01)
    #expect(abs(tall.size.width - a - 30 - b) < 0.02)
    // Small ones leave the line as it is, and what is added after characters is added after a picture.
    let nine = Rect(x: 0, y: 0, width: 9, height: 9)
    let small = try layout(text(nine) { $0.kern = 5 })
    #expect(near(small.size.height, 20 * 1.1933593))
    #expect(abs(small.size.width - a - 9 - 5 - b) < 0.02)
    expectEqual(small.attachments.map { near($0.rect.maxY, 20 * 0.9521484) }, [true])
    // An offset lifts it with the characters.
    let lifted = try layout(text(nine) { $0.baselineOffset = 3 })
    expectEqual(lifted.attachments.map { near($0.rect.maxY, 20 * 0.9521484 - 3) }, [true])
  }

  @Test("lines break beside pictures; one cut off with its line is not drawn")
  func wraps() throws {
    let a = try width("a")
    var text = text(Rect(x: 0, y: 0, width: 30, height: 10))
    try expectEqual(layout(text, width: a + 31).lines.map(\.glyphs.count), [2, 1])
    text.numberOfLines = 1
    let cut = try layout(text, width: a + 25)
    #expect(cut.attachments.isEmpty && cut.lines.count == 1)
  }

  @Test("the picture is drawn in its place, a template in the part's colour, over what stands below it")
  func paint() throws {
    let red = try picture(2, 2) { _, _ in [255, 0, 0, 255] }
    let left = Int(try width("a").rounded(.up)) + 1
    for (isTemplate, expected) in [(false, [255, 0, 0, 255]), (true, [0, 0, 255, 255])] {
      let text = text(Rect(x: 0, y: 0, width: 20, height: 20)) {
        $0.color = .blue
        $0.attachment?.isTemplate = isTemplate
      }
      let view = layer(0, 0, 80, 40) { $0.contents = LayerContents(.text(text)) }
      let drawing = try Drawing([view], width: 80, height: 40, images: [red])
      // The line is 20 + 4.82 points high in the middle of 40: its top at 7.5 or 8, its baseline on the pixel at 28.
      #expect(drawing[left, 10] == expected && drawing[left + 17, 26] == expected)
      #expect(drawing[left, 5][1] == 255 && drawing[left + 10, 30][1] == 255)
      // The letters are there too.
      #expect((0..<left - 2).contains { x in (8..<28).contains { drawing.darkness(x, $0) > 0.5 } })
      #expect((left + 20..<80).contains { x in (8..<28).contains { drawing.darkness(x, $0) > 0.5 } })
    }
  }
}
