import HeroGeometry
import HeroLayers
import HeroTesting

/// Strokes and fills of paths.
@Suite struct ShapeTests {
  /// From (10, 20) to (110, 20).
  let line: Path
  /// 60 points up, then 60 to the right.
  let corner: Path

  init() throws { (line, corner) = (try Path(svg: "M10 20H110"), try Path(svg: "M20 80V20H80")) }

  /// Draws a path stroked 10 points wide in black, without a fill.
  func stroke(_ path: Path, change: (inout ShapeContents) -> Void = { _ in }) throws -> Drawing {
    var shape = ShapeContents(path: path)
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 10)
    change(&shape)
    let view = layer(0, 0, 120, 100) { $0.contents = LayerContents(.shape(shape)) }
    return try Drawing([view], width: 120, height: 100)
  }

  /// All the darkness, in pixels.
  func area(_ drawing: Drawing) -> Double {
    (0..<drawing.pixmap.height).reduce(0) { $0 + drawing.darkness(row: $1).reduce(0, +) }
  }

  @Test("a stroke is centred on the path, and trimmed by fractions of its length, over all subpaths")
  func trim() throws {
    func trimmed(_ path: Path, _ start: Double = 0, _ end: Double = 1) throws -> Drawing {
      try stroke(path) { ($0.strokeStart, $0.strokeEnd) = (start, end) }
    }
    try expectEqual(trimmed(line).deviation(from: (10..<110, 15..<25)), 0)
    try expectEqual(trimmed(line, 0.25, 0.75).deviation(from: (35..<85, 15..<25)), 0)
    try expectEqual(area(trimmed(line, 0.8, 0.3)), 0)
    // 60 and 40 points long: 0.3…0.8 is 30…60 of the first and 0…20 of the second.
    let two = try trimmed(Path(svg: "M10 20H70M10 60H50"), 0.3, 0.8)
    expectEqual(two.deviation(from: (40..<70, 15..<25), (10..<30, 55..<65)), 0)
    // A square of 160 round: its last quarter is the closing edge, up the left side.
    let square = rectanglePath(Rect(x: 30, y: 30, width: 40, height: 40))
    try expectEqual(trimmed(square, 0.75).deviation(from: (25..<35, 30..<70)), 0)
    // 30 of each side of the corner, 30 × 10 twice with the outer 5 × 5 where they join; inside they share as much.
    try expectEqual(trimmed(corner, 0.25, 0.75).deviation(from: (15..<25, 15..<50), (15..<50, 15..<25)), 0)
  }

  @Test("a mitre beyond the bounds is not cut where the layer fades as a whole")
  func mitreOfFading() throws {
    // The sides meet at (60, 60), 10 right or left of it 40 points higher. The mitre ends 5 / sin(atan(10 / 40)) = 20.6 points below the
    // tip, at 80.6; at 74.5 it is 6.1 · 2 / 4 = 3 points wide.
    var shape = ShapeContents(path: try Path(svg: "M50 20L60 60L70 20"))
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 10)
    let view = layer(0, 0, 120, 50) {
      ($0.contents, $0.opacity) = (LayerContents(.shape(shape)), 0.5)
      $0.children = [layer(0, 0, 5, 5, color: .black)]
    }
    let drawing = try Drawing([view], width: 120, height: 100)
    for x in [59, 60] { #expect(abs(drawing.darkness(x, 74) - 0.5) < 1.0 / 255) }
  }

  @Test("caps: none, half a disc, half a square; joins: a point, a quarter disc, a cut, also beyond the mitre's limit")
  func capsAndJoins() throws {
    // 100 × 10; a disc of radius 5 in two halves; 5 × 10 at each end.
    for (cap, expected) in [(ShapeContents.LineCap.butt, 1000), (.round, 1000 + 78.54), (.square, 1100)] {
      #expect(abs(area(try stroke(line) { $0.lineCap = cap }) - expected) < 1, "\(cap)")
    }
    // A right angle: two arms of 60 × 10 that share 5 × 5, and the outer 5 × 5 filled wholly, by π/4 or by half.
    let arms = 2 * 600.0 - 25
    for (join, expected) in [(ShapeContents.LineJoin.miter, arms + 25), (.round, arms + 19.63), (.bevel, arms + 12.5)] {
      #expect(abs(area(try stroke(corner) { $0.lineJoin = join }) - expected) < 0.6, "\(join)")
    }
    // At a right angle a mitre is 1 / sin 45° = 1.414 half widths long.
    for (limit, expected) in [(10, arms + 25), (1.42, arms + 25), (1.4, arms + 12.5)] {
      #expect(abs(area(try stroke(corner) { $0.miterLimit = limit }) - expected) < 0.6, "\(limit)")
    }
  }

  // An odd pattern is read twice: 10 on, 10 off.
  @Test("dashes alternate from the start")
  func dashes() throws {
    for (pattern, period, on) in [([20.0, 5], 25, 20), ([10], 20, 10)] {
      let drawing = try stroke(line) { $0.lineDashPattern = pattern }
      let wrong = drawing.deviation { x, y in
        (15..<25).contains(y) && (10..<110).contains(x) && (x - 10) % period < on ? 1 : 0
      }
      expectEqual(wrong, 0, "\(pattern)")
    }
  }

  @Test("the even-odd rule leaves a hole that the non-zero rule fills")
  func fillRule() throws {
    for rule in ShapeContents.FillRule.allCases {
      var shape = ShapeContents(path: try Path(svg: "M10 10H70V70H10ZM30 30H50V50H30Z"))
      shape.fillRule = rule
      let view = layer(0, 0, 80, 80) { $0.contents = LayerContents(.shape(shape)) }
      let drawing = try Drawing([view], width: 80, height: 80)
      expectEqual(
        drawing.deviation { x, y in
          let hole = (30..<50).contains(x) && (30..<50).contains(y)
          return (10..<70).contains(x) && (10..<70).contains(y) && !(hole && rule == .evenOdd) ? 1 : 0
        }, 0)
    }
  }

  @Test("the stroke lies over the fill; the shape leaves its bounds unless clipped")
  func strokeOverFill() throws {
    var shape = ShapeContents(path: rectanglePath(Rect(x: 10, y: 10, width: 40, height: 40)))
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.red, .blue, 8)
    for masks in [false, true] {
      let view = layer(0, 0, 30, 60) { ($0.contents, $0.masksToBounds) = (LayerContents(.shape(shape)), masks) }
      let drawing = try Drawing([view], width: 60, height: 60)
      expectEqual((drawing[12, 28], drawing[8, 28]), ([0, 0, 255, 255], [0, 0, 255, 255]))
      expectEqual(
        (drawing[20, 28], drawing[40, 28]), ([255, 0, 0, 255], masks ? [255, 255, 255, 255] : [255, 0, 0, 255]))
    }
  }
}
