import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Texts whose parts have attributes of their own. San Francisco's ascender is .9521484 em, its descender .2412109 (fact sheet 6.3).
@Suite struct TextRunTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  /// A label of parts; each may change what the label says.
  private func parts(
    _ parts: [(String, (inout TextRun) -> Void)], like label: TextContents = label("", lines: 0)
  ) -> TextContents {
    var text = label
    text.runs = parts.map { string, change in
      var run = TextRun(text: string, like: label)
      change(&run)
      return run
    }
    text.text = text.runs.map(\.text).joined()
    return text
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.002 }

  @Test("parts that are alike are drawn as one text is", arguments: HeroLayers.TextAlignment.allCases)
  func alike(alignment: HeroLayers.TextAlignment) throws {
    let string = "Hamburgefonstiv and more words, to be wrapped\nand cut."
    for (lines, kern) in [(0, nil), (1, 2.0), (2, nil)] {
      let whole = label(string, lines: lines, alignment: alignment, kern: kern)
      let words = string.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
      let texts = words.dropLast().map { $0 + " " } + words.suffix(1)
      let cut = parts(texts.map { ($0, { _ in }) }, like: whole)
      #expect(cut.text == string && cut.runs.count > 5)
      let size = Size(width: 120, height: 90)
      let drawn = try TextProbe(whole, size: size, renderer: renderer)
      try expectEqual(TextProbe(cut, size: size, renderer: renderer).bytes, drawn.bytes)
      #expect(drawn.inkedRows != nil)
    }
  }

  @Test("a line is as high as its tallest part, and all of it stands on one baseline")
  func heights() throws {
    let text = parts([
      ("a", { $0.font.size = 10 }), ("b\n", { $0.font.size = 40 }), ("c", { $0.font.size = 20 }),
    ])
    let layout = try renderer.layout(text)
    expectEqual(layout.lines.count, 2)
    #expect(near(layout.lines[0].baseline, 40 * 0.9521484))
    #expect(layout.lines[0].glyphs.allSatisfy { near($0.origin.y, 40 * 0.9521484) })
    #expect(near(layout.lines[1].baseline, 40 * 1.1933593 + 20 * 0.9521484))
    #expect(near(layout.size.height, 60 * 1.1933593))
    // Two lines fit in their height, not in less.
    try expectEqual(renderer.layout(text, width: nil, height: 60 * 1.1933593).lines.count, 2)
    try expectEqual(renderer.layout(text, width: nil, height: 60 * 1.1933593 - 0.1).lines.count, 1)
  }

  @Test("a part above the baseline makes its line higher")
  func offset() throws {
    let text = parts([("a", { $0.font.size = 20 }), ("b", { ($0.font.size, $0.baselineOffset) = (20, 9) })])
    let line = try #require(try renderer.layout(text).lines.first)
    #expect(near(line.baseline, 20 * 0.9521484 + 9))
    expectEqual(line.glyphs.map { near(line.baseline - $0.origin.y, $0.shaped.style == 1 ? 9 : 0) }, [true, true])
    #expect(near(line.height, 20 * 1.1933593 + 9))
  }

  @Test("parts stand one after the other, each as wide as alone")
  func widths() throws {
    let changes: [(String, (inout TextRun) -> Void)] = [
      ("Ham", { $0.font.size = 12 }), ("burg", { ($0.font.size, $0.font.weight) = (30, 700) }),
      ("e", { $0.kern = 10 }), ("fonts", { $0.kern = -1 }), ("tiv", { $0.font = Font(family: "Inter", size: 22) }),
    ]
    let whole = try renderer.layout(parts(changes))
    let alone = try changes.map { try renderer.layout(parts([$0])).size.width }
    #expect(abs(whole.size.width - alone.reduce(0, +)) < 0.02)
    let segments = try #require(whole.lines.first?.segments)
    expectEqual(segments.map(\.style), [0, 1, 2, 3, 4])
    var x = 0.0
    for (segment, width) in zip(segments, alone) {
      #expect(abs(segment.x - x) < 0.02 && abs(segment.width - width) < 0.02)
      x += width
    }
  }

  @Test("each part has its own colour, lines and background")
  func paint() throws {
    let text = parts(
      [
        ("H", { $0.color = .red }), ("H", { ($0.color, $0.underlineStyle) = (.blue, .single) }),
        ("H", { ($0.color, $0.backgroundColor) = (.red, .green) }),
      ], like: label("", size: 40))
    let layout = try renderer.layout(text)
    let segments = try #require(layout.lines.first?.segments)
    // 40/20 high, its middle 40/10 below the baseline; only below the second part.
    expectEqual(layout.stripes.map(\.style), [1])
    expectEqual(
      layout.stripes.map(\.rect),
      [Rect(x: segments[1].x, y: layout.lines[0].baseline + 3, width: segments[1].width, height: 2)])
    expectEqual(
      layout.backgrounds.map(\.rect),
      [Rect(x: segments[2].x, y: 0, width: segments[2].width, height: layout.size.height)])
    let probe = try TextProbe(text, size: Size(width: 120, height: 50), scale: 1, renderer: renderer)
    func colors(_ index: Int) -> Set<[Int]> {
      let (from, to) = (segments[index].x, segments[index].x + segments[index].width)
      let columns = Int(from.rounded(.up))..<Int(to)
      let all = columns.flatMap { x in (0..<50).map { probe.color(x: x, y: $0) } }
      return Set(all.filter { $0[3] == 255 })
    }
    expectEqual(colors(0), [[255, 0, 0, 255]])
    expectEqual(colors(1), [[0, 0, 255, 255]])
    #expect(colors(2).contains([255, 0, 0, 255]) && colors(2).contains([0, 255, 0, 255]))
  }

  @Test("the dots look as what is cut off there")
  func truncation() throws {
    let text = parts(
      [("Hamburg", { _ in }), ("efonstiv and so on", { ($0.color, $0.font.size) = (.red, 12) })], like: label(""))
    let line = try #require(try renderer.layout(text, width: 110, height: 40).lines.first)
    let dots = try #require(line.glyphs.last)
    expectEqual(dots.shaped.style, 1)
    #expect(line.width <= 110 && line.width > 100)
    #expect(near(line.height, 17 * 1.1933593))
  }

  @Test("rules of a paragraph change a line's height above the text")
  func lineHeight() throws {
    // 20 points: 23.867186 high, 4.824218 of it below the baseline.
    func lines(_ change: (inout TextParagraph) -> Void) throws -> [Double] {
      var text = label("a\nb", size: 20, lines: 0)
      change(&text.paragraph)
      let layout = try renderer.layout(text)
      return layout.lines.map(\.baseline) + [layout.size.height]
    }
    func expect(_ found: [Double], _ wanted: [Double]) {
      #expect(zip(found, wanted).allSatisfy { near($0, $1) }, "\(found)")
    }
    expect(try lines { $0.lineHeightMultiple = 1.5 }, [30.976561, 66.77734, 71.601558])
    expect(try lines { $0.minimumLineHeight = 30 }, [25.175782, 55.175782, 60])
    expect(try lines { $0.maximumLineHeight = 15 }, [10.175782, 25.175782, 30])
    expect(try lines { ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 40) }, [35.175782, 75.175782, 80])
    expect(try lines { ($0.minimumLineHeight, $0.lineSpacing) = (30, 5) }, [25.175782, 60.175782, 65])
    // Lengths that are none change nothing.
    expect(try lines { $0.minimumLineHeight = .infinity }, [19.042968, 42.910154, 47.734372])
    expect(try lines { $0.paragraphSpacingBefore = 7 }, [19.042968, 49.910154, 54.734372])
    expect(try lines { ($0.paragraphSpacingBefore, $0.paragraphSpacing) = (7, 2) }, [19.042968, 51.910154, 56.734372])
  }

  @Test("paragraphs have the rules of the part that they begin in")
  func paragraphs() throws {
    let text = parts([
      ("one", { $0.paragraph.alignment = .right }), (" more\ntwo\n", { $0.paragraph.alignment = .center }),
      ("three", { ($0.paragraph.alignment, $0.paragraph.paragraphSpacingBefore) = (.left, 10) }),
    ])
    let layout = try renderer.layout(text, width: 200)
    expectEqual(layout.lines.count, 3)
    #expect(near(layout.lines[0].x + layout.lines[0].width, 200))
    #expect(near(layout.lines[1].x + layout.lines[1].width / 2, 100))
    expectEqual(layout.lines[2].x, 0)
    #expect(near(layout.lines[2].baseline - layout.lines[1].baseline, 17 * 1.1933593 + 10))
  }

  @Test("indents keep lines off the edges")
  func indents() throws {
    let words = "some words that are wrapped in three lines or so"
    func lines(_ isRightToLeft: Bool = false, _ change: (inout TextParagraph) -> Void) throws -> [TextLayout.Line] {
      var text = label(words, lines: 0, mode: .byWordWrapping, isRightToLeft: isRightToLeft)
      change(&text.paragraph)
      return try renderer.layout(text, width: 160).lines
    }
    let plain = try lines { _ in }
    let both = try lines { ($0.firstLineHeadIndent, $0.headIndent) = (20, 8) }
    #expect(both.map(\.x) == [20] + both.dropFirst().map { _ in 8 } && both.count > 2)
    #expect(both.allSatisfy { $0.x + $0.width <= 160 })
    // As a text without indents in what they leave.
    func inks(_ lines: [TextLayout.Line]) -> [[ShapedGlyph.Ink]] { lines.map(\.ink) }
    var narrow = label(words, lines: 0, mode: .byWordWrapping)
    let less = try renderer.layout(narrow, width: 120).lines
    #expect(inks(try lines { $0.tailIndent = -40 }) == inks(less) && inks(less) != inks(plain))
    expectEqual(inks(try lines { $0.tailIndent = 120 }), inks(less))
    expectEqual(inks(try lines { ($0.firstLineHeadIndent, $0.headIndent) = (40, 40) }), inks(less))
    expectEqual(inks(try lines { $0.tailIndent = 500 }), inks(plain))
    let leading = try lines(true) { ($0.firstLineHeadIndent, $0.headIndent) = (40, 40) }
    #expect(leading.allSatisfy { near($0.x + $0.width, 120) })
    // A label asks for room for its indents.
    narrow.paragraph.firstLineHeadIndent = 30
    let wide = try renderer.measure(narrow, width: nil).width
    narrow.paragraph.firstLineHeadIndent = 0
    #expect(near(wide, try renderer.measure(narrow, width: nil).width + 30))
  }

  @Test("a text wrapped piece by piece keeps its parts and indents")
  func pieces() throws {
    let text = parts(
      (0..<400).map { index in ("word \(index) ", { $0.font.size = index % 7 == 0 ? 30 : 12 }) })
    var indented = text
    for index in indented.runs.indices { indented.runs[index].paragraph.headIndent = 10 }
    for text in [text, indented] {
      let lines = try renderer.layout(text, width: 300).lines
      #expect(lines.count > 30)
      let tall = lines.filter { near($0.height, 30 * 1.1933593) }
      #expect(!tall.isEmpty)
      for line in lines {
        let sizes = Set(line.glyphs.map { text.runs[$0.shaped.style].font.size })
        #expect(near(line.height, (sizes.max() ?? 0) * 1.1933593))
      }
    }
  }

  @Test("parts with families that are not there, and characters that no font has, are named once")
  func problems() {
    let text = parts([
      ("a", { $0.font.family = "Nowhere" }), ("\u{10FFFD}", { $0.font.family = "Nowhere" }), ("\u{10FFFD}", { _ in }),
    ])
    expectEqual(
      TextInspector(fonts: []).problems(of: text),
      TextInspector.Problems(
        families: ["Nowhere"], glyphs: [TextInspector.MissingGlyphs(package: nil, characters: ["U+10FFFD"])]))
  }

  @Test("a shadow is cast by all parts in its own colour")
  func shadow() throws {
    var text = parts([("H", { $0.color = .red }), ("H", { $0.color = .blue })], like: label("", size: 40))
    text.shadow = TextShadow(color: .green, offset: Point(x: 0, y: 60))
    let drawn = try Drawing(
      [layer(0, 0, 80, 160) { $0.contents = LayerContents(.text(text)) }], width: 80, height: 160)
    // The text stands from 56 to 104, what it casts 60 lower.
    let below = (116..<160).flatMap { y in (0..<80).map { drawn[$0, y] } }
    #expect(below.contains([0, 255, 0, 255]))
    #expect(below.allSatisfy { $0[1] == 255 && $0[0] == $0[2] })
    let above = (56..<104).flatMap { y in (0..<80).map { drawn[$0, y] } }
    #expect(above.contains([255, 0, 0, 255]) && above.contains([0, 0, 255, 255]))
  }
}
