import Dispatch
import HeroGeometry
import HeroLayers
import HeroTesting
import Synchronization

@testable import HeroRaster

@Suite struct TextDrawingTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: []) }

  // Baseline at 26.6865 points (see TextLayoutTests): 53.373 → 53, 80.06 → 80; at 21.1865 points: 21.19 → 21, 63.56 → 64.
  @Test("the foot of an H stands on the baseline, which is a whole pixel")
  func baseline() throws {
    for (scale, height, foot) in [(2.0, 41.0, 53), (3, 41, 80), (1, 30, 21), (3, 30, 64)] {
      let probe = try TextProbe(label("H"), size: Size(width: 30, height: height), scale: scale, renderer: renderer)
      try expectEqual(#require(probe.inkedRows).upperBound, foot - 1, "\(scale), \(height)")
      expectEqual(probe.ink(row: foot - 1), 255, "\(scale), \(height)")
    }
  }

  @Test("a quarter of a pixel moves the picture; the antialiasing is grey: black text has no colour")
  func subpixelsAndGrey() throws {
    let size = Size(width: 60, height: 30)
    let still = try TextProbe(label("Hill"), size: size, renderer: renderer)
    let moved = try TextProbe(label("Hill"), size: size, offset: Point(x: 0.125, y: 0), renderer: renderer)
    #expect(still.bytes != moved.bytes)
    let colored = stride(from: 0, to: moved.bytes.count, by: 4).contains { moved.bytes[$0..<$0 + 3] != [0, 0, 0] }
    #expect(!colored && moved.bytes.contains { $0 > 0 && $0 < 255 })
  }

  @Test("colour, its alpha and the opacity multiply")
  func opacity() throws {
    var text = label("HHH", size: 40)
    text.color = .red.withAlpha(0.5)
    let probe = try TextProbe(text, size: Size(width: 120, height: 48), opacity: 0.5, renderer: renderer)
    // 255 · 0.5 · 0.5 = 63.75
    expectEqual(probe.bytes.max(), 64)
    expectEqual(stride(from: 0, to: probe.bytes.count, by: 4).map { probe.bytes[$0] }.max(), 64)
    #expect(stride(from: 2, to: probe.bytes.count, by: 4).allSatisfy { probe.bytes[$0] == 0 })
  }

  @Test("lines below and through a text, by the font's size")
  func stripes() throws {
    let plain = try renderer.layout(label("H", size: 40))
    let (baseline, width) = (plain.lines[0].baseline, plain.size.width)
    func stripes(_ change: (inout TextContents) -> Void) throws -> [Rect] {
      var text = label("H", size: 40)
      change(&text)
      return try renderer.layout(text).stripes.map(\.rect)
    }
    // 40/20 high, its middle 40/10 below the baseline.
    try expectEqual(
      stripes { $0.underlineStyle = .single }, [Rect(x: 0, y: baseline + 3, width: width, height: 2)])
    try expectEqual(stripes { $0.underlineStyle = .thick }, [Rect(x: 0, y: baseline + 2, width: width, height: 4)])
    try expectEqual(stripes { $0.underlineStyle = .double }.map(\.minY), [baseline + 3, baseline + 7])
    // 40 · 1078 / 2048 is the height of small letters.
    try expectEqual(
      stripes { $0.strikethroughStyle = .single },
      [Rect(x: 0, y: baseline - 40 * 539 / 2048 - 1, width: width, height: 2)])
  }

  @Test("paragraphs stand apart, lines of one do not; what does not fit falls away")
  func paragraphs() throws {
    var text = label("one two three\nfour")
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    let near = try renderer.layout(text, width: 60)
    let pitch = near.lines[1].baseline - near.lines[0].baseline
    text.paragraphSpacing = 12
    let layout = try renderer.layout(text, width: 60)
    let steps = zip(layout.lines, layout.lines.dropFirst()).map { $1.baseline - $0.baseline }
    // The first paragraph wraps; the gap is before the last line alone.
    #expect(steps.count >= 2 && steps.dropLast().allSatisfy { abs($0 - pitch) < 1e-9 })
    #expect(abs((steps.last ?? 0) - pitch - 12) < 1e-9)
    #expect(abs(layout.size.height - near.size.height - 12) < 1e-9)
    try expectEqual(renderer.layout(text, width: 60, height: near.size.height + 11).lines.count, layout.lines.count - 1)
    try expectEqual(renderer.layout(text, width: 60, height: near.size.height + 12).lines.count, layout.lines.count)
  }

  @Test("a text's shadow is the text again in its colour, at its offset, inside of the bounds")
  func shadow() throws {
    func drawing(_ change: (inout TextContents) -> Void) throws -> Drawing {
      var text = label("H", size: 40)
      change(&text)
      let view = layer(0, 0, 60, 50) { $0.contents = LayerContents(.text(text)) }
      return try Drawing([view], width: 80, height: 50)
    }
    let plain = try drawing { _ in }
    let sharp = try drawing { $0.shadow = TextShadow(color: .black, offset: Point(x: 20, y: 0)) }
    for y in 0..<50 {
      for x in 30..<60 where plain.darkness(x, y) == 0 {
        #expect(abs(sharp.darkness(x, y) - plain.darkness(x - 20, y)) < 0.01)
      }
      // The label ends at 60.
      #expect((60..<80).allSatisfy { sharp.darkness($0, y) == 0 })
    }
    let red = try drawing { $0.shadow = TextShadow(color: .red, offset: Point(x: 20, y: 0)) }
    let ink = try #require((30..<60).first { plain.darkness($0 - 20, 25) == 1 && plain.darkness($0, 25) == 0 })
    expectEqual(red[ink, 25], [255, 0, 0, 255])
    let soft = try drawing { $0.shadow = TextShadow(color: .black, offset: Point(x: 20, y: 0), blurRadius: 6) }
    #expect(soft.darkness(ink, 25) > 0.1 && soft.darkness(ink, 25) < 0.95)
  }

  @Test("a translucent line through a letter is of one shade, without a hole")
  func translucentStripe() throws {
    var text = label("H", size: 40)
    text.color = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    text.strikethroughStyle = .thick
    let probe = try TextProbe(text, size: Size(width: 40, height: 48), renderer: renderer)
    let columns = try #require(probe.inkedColumns)
    // Rows of 95 pixels: the baseline at 76, the middle of the line 21 above it, 8 pixels high.
    #expect((columns.lowerBound + 1..<columns.upperBound - 1).allSatisfy { probe.alpha(x: $0, y: 55) == 128 })
    #expect((0..<probe.height).allSatisfy { probe.ink(row: $0) <= 128 })
  }

  @Test("what leaves the bounds is cut off")
  func clippedToBounds() throws {
    let bounds = Rect(x: 20, y: 20, width: 30, height: 10)
    let bytes = try PixelBuffer(width: 100, height: 100) { target throws(RasterError) in
      try renderer.draw(label("HHHHH", size: 40, mode: .byClipping), in: bounds, opacity: 1, scale: 1, on: target)
    }.bytes
    let inked = (0..<100 * 100).filter { bytes[$0 * 4 + 3] > 0 }
    #expect(inked.allSatisfy { (20..<50).contains($0 % 100) && (20..<30).contains($0 / 100) } && inked.count > 30)
  }

  @Test("right-aligned ink ends at the right edge, centred ink has equal margins")
  func alignedInk() throws {
    let size = Size(width: 100, height: 21)
    let left = try #require(try TextProbe(label("H"), size: size, renderer: renderer).inkedColumns)
    let right = try #require(try TextProbe(label("H", alignment: .right), size: size, renderer: renderer).inkedColumns)
    let middle = try #require(
      try TextProbe(label("H", alignment: .center), size: size, renderer: renderer).inkedColumns)
    // The side bearings of an H are alike; the −0.483 points of tracking (a pixel) come after it.
    #expect(abs(left.lowerBound - (199 - right.upperBound)) <= 2)
    #expect(abs(middle.lowerBound - (199 - middle.upperBound)) <= 2)
    #expect(left.lowerBound < 6)
  }

  @Test("a text stretched by contentsRect shows that part over the bounds")
  func part() throws {
    func lastColumn(_ rect: Rect) throws -> Int {
      let view = layer(20, 0, 160, 40) { $0.contents = LayerContents(.text(label("Hero")), rect: rect) }
      let drawing = try Drawing([view], width: 200, height: 40)
      return try #require((0..<200).last { x in (0..<40).contains { drawing.darkness(x, $0) > 0.1 } })
    }
    // Twice as wide from the left edge at 20.
    let (whole, left) = try (lastColumn(.unit), lastColumn(Rect(x: 0, y: 0, width: 0.5, height: 1)))
    #expect(abs((left - 20) - 2 * (whole - 20)) <= 3)
  }

  /// Texts that are drawn from what is kept of them, and some that are not.
  private var texts: [TextContents] {
    var translucent = label("Half, Wörter und Ziffern 0123", lines: 0)
    translucent.color = Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)
    var colorful = label("red blue red")
    let colors = [
      Color(red: 0.8, green: 0.1, blue: 0.2), Color(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.5),
      Color(red: 0.8, green: 0.1, blue: 0.2),
    ]
    colorful.runs = zip(["red ", "blue ", "red"], colors).map { text, color in
      var run = TextRun(text: text, like: colorful)
      run.color = color
      return run
    }
    var striped = label("a line below")
    striped.underlineStyle = .single
    return [
      label("Hamburgefonstiv"), label("cut off where it is wide", size: 34, mode: .byClipping), translucent, colorful,
      striped,
    ]
  }

  @Test(
    "a text that is kept has the pixels that Cairo draws, at first and again, wherever it stands",
    arguments: [1.0, 2, 3])
  func kept(scale: Double) throws {
    func drawing(_ text: TextContents, _ bounds: Rect, opacity: Double, isKept: Bool) throws -> [UInt32] {
      try PixelBuffer(width: 240, height: 150) { canvas throws(RasterError) in
        canvas.scale(by: scale)
        for step in 0..<40 {
          let shade = Double(step) / 40
          canvas.fill(
            RoundedRect(Rect(x: Double(step) * 6 / scale, y: 0, width: 6 / scale, height: 150), radius: 0).path,
            Color(red: shade, green: 1 - shade, blue: 0.5))
        }
        try renderer.draw(text, in: bounds, opacity: opacity, scale: scale, isKept: isKept, on: canvas)
      }.pixels
    }
    // On whole pixels, with a part beyond the canvas, of a size that is no whole number of pixels, and between pixels.
    let places = [
      Rect(x: 6, y: 3, width: 60, height: 30), Rect(x: -9, y: 12, width: 60, height: 30),
      Rect(x: 12, y: 9, width: 50.2, height: 24.7), Rect(x: 6.1, y: 3.3, width: 60, height: 30),
    ]
    for text in texts {
      for bounds in places {
        for opacity in [1, 0.37] {
          let plain = try drawing(text, bounds, opacity: opacity, isKept: false)
          try expectEqual(drawing(text, bounds, opacity: opacity, isKept: true), plain)
          try expectEqual(drawing(text, bounds, opacity: opacity, isKept: true), plain)
        }
      }
    }
  }

  @Test("a text is kept upright, at the canvas's scale and on whole pixels alone, unless it is very large")
  func keptPlaces() {
    func place(_ bounds: Rect, _ matrix: Matrix) -> PixelBox? { TextMask.place(of: bounds, scale: 2, on: matrix) }
    func matrix(_ xx: Double, _ yy: Double, xy: Double = 0, x: Double = 0) -> Matrix {
      Matrix(xx: xx, yx: 0, xy: xy, yy: yy, x0: x, y0: 0)
    }
    let bounds = Rect(x: 3, y: 4.5, width: 10, height: 5.2)
    // 5.2 points are 10.4 pixels.
    expectEqual(place(bounds, matrix(2, 2, x: 7)), PixelBox(left: 13, top: 9, right: 33, bottom: 20))
    for other in [matrix(2, 2, x: 0.25), matrix(2, 2, xy: 0.1), matrix(-2, 2), matrix(2.5, 2.5)] {
      expectEqual(place(bounds, other), nil)
    }
    #expect(place(Rect(x: 0, y: 0, width: 512, height: 512), matrix(2, 2)) != nil)
    expectEqual(place(Rect(x: 0, y: 0, width: 512, height: 512.5), matrix(2, 2)), nil)
    expectEqual(place(Rect(x: 0, y: 0, width: 0, height: 5), matrix(2, 2)), nil)
  }

  @Test("a flattened or empty canvas draws nothing and leaves cairo without error")
  func singularMatrix() throws {
    let empty = PixelBuffer(width: 4, height: 4)
    // Throws when Cairo has an error in the end.
    let drawn = try PixelBuffer(width: 4, height: 4) { canvas throws(RasterError) in
      canvas.matrix = Matrix(xx: 1, yx: 1, xy: 1, yy: 1 + 1e-12, x0: 0, y0: 0)
      try renderer.draw(label("H"), in: Rect(x: 0, y: 0, width: 20, height: 20), opacity: 1, scale: 1, on: canvas)
      try renderer.draw(label("H"), in: Rect(x: 0, y: 0, width: 0, height: 20), opacity: 1, scale: 1, on: canvas)
    }
    expectEqual(drawn.pixels, empty.pixels)
  }

  @Test("threads that draw at once write the same bytes as one alone")
  func threads() throws {
    let size = Size(width: 160, height: 62)
    let texts = (0..<6).map { index in
      label("Thread \(index) draws a paragraph of text, office, Ω", size: 11 + Double(index) * 3, lines: 0)
    }
    let alone = try TextRenderer(fontFiles: [])
    let expected = try texts.map { try TextProbe($0, size: size, renderer: alone).bytes }
    let results = Mutex<[Int: [UInt8]]>([:])
    let shared = renderer
    DispatchQueue.concurrentPerform(iterations: 48) { index in
      let bytes = try? TextProbe(texts[index % texts.count], size: size, renderer: shared).bytes
      results.withLock { $0[index] = bytes }
    }
    let drawn = results.withLock { $0 }
    expectEqual(drawn.count, 48)
    #expect(expected.allSatisfy { $0.contains { $0 > 0 } })
    for (index, bytes) in drawn { expectEqual(bytes, expected[index % texts.count]) }
  }
}
