import HeroGeometry
import HeroLayers
import HeroTesting

/// Strokes and fills of paths.
@Suite struct ShapeTests {
  /// A straight line from (10, 20) to (110, 20).
  let line = Path(elements: [.move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 20))])

  /// Draws a path stroked 10 points wide in black, without a fill.
  func stroke(_ path: Path, change: (inout ShapeContents) -> Void = { _ in }) throws -> Drawing {
    var shape = ShapeContents(path: path)
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = 10
    change(&shape)
    let view = layer(0, 0, 120, 100) { $0.contents = LayerContents(.shape(shape)) }
    return try Drawing([view], width: 120, height: 100)
  }

  /// All the darkness, in pixels.
  func area(_ drawing: Drawing) -> Double {
    (0..<drawing.pixmap.height).reduce(0) { $0 + drawing.darkness(row: $1).reduce(0, +) }
  }

  @Test("a stroke is centred on the path, and trimmed by fractions of its length")
  func trim() throws {
    let whole = try stroke(line)
    expectEqual(whole.deviation { x, y in (10..<110).contains(x) && (15..<25).contains(y) ? 1 : 0 }, 0)
    let part = try stroke(line) {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }
    expectEqual(part.deviation { x, y in (35..<85).contains(x) && (15..<25).contains(y) ? 1 : 0 }, 0)
    let nothing = try stroke(line) {
      $0.strokeStart = 0.8; $0.strokeEnd = 0.3
    }
    expectEqual(area(nothing), 0)
  }

  @Test("the trim runs over all subpaths and round closed ones")
  func trimOfSubpaths() throws {
    // 60 and 40 points long: 0.3…0.8 is 30…60 of the first and 0…20 of the second.
    let path = Path(elements: [
      .move(Point(x: 10, y: 20)), .line(Point(x: 70, y: 20)), .move(Point(x: 10, y: 60)), .line(Point(x: 50, y: 60)),
    ])
    let drawing = try stroke(path) {
      $0.strokeStart = 0.3
      $0.strokeEnd = 0.8
    }
    expectEqual(
      drawing.deviation { x, y in
        (40..<70).contains(x) && (15..<25).contains(y) || (10..<30).contains(x) && (55..<65).contains(y) ? 1 : 0
      }, 0)
    // A square of 160 round: its last quarter is the closing edge, up the left side.
    let square = rectanglePath(Rect(x: 30, y: 30, width: 40, height: 40))
    let closing = try stroke(square) { $0.strokeStart = 0.75 }
    expectEqual(closing.deviation { x, y in (25..<35).contains(x) && (30..<70).contains(y) ? 1 : 0 }, 0)
  }

  @Test("a trimmed stroke is joined where the path turns")
  func trimOfTurns() throws {
    // 60 up, 60 right: 0.25…0.75 is 30 of each, 30 × 10 twice with the outer 5 × 5 of the corner; inside they share as much.
    let corner = Path(elements: [.move(Point(x: 20, y: 80)), .line(Point(x: 20, y: 20)), .line(Point(x: 80, y: 20))])
    let drawing = try stroke(corner) { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) }
    expectEqual(
      drawing.deviation { x, y in
        (15..<25).contains(x) && (15..<50).contains(y) || (15..<50).contains(x) && (15..<25).contains(y) ? 1 : 0
      }, 0)
  }

  @Test("a mitre beyond the bounds is not cut where the layer fades as a whole")
  func mitreOfFading() throws {
    // The sides meet at (60, 60), 10 right or left of it 40 points higher. The mitre ends 5 / sin(atan(10 / 40)) = 20.6 points below the
    // tip, at 80.6; at 74.5 it is 6.1 · 2 / 4 = 3 points wide.
    var shape = ShapeContents(
      path: Path(elements: [.move(Point(x: 50, y: 20)), .line(Point(x: 60, y: 60)), .line(Point(x: 70, y: 20))]))
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 10)
    let view = layer(0, 0, 120, 50) {
      ($0.contents, $0.opacity) = (LayerContents(.shape(shape)), 0.5)
      $0.children = [layer(0, 0, 5, 5, color: .black)]
    }
    let drawing = try Drawing([view], width: 120, height: 100)
    for x in [59, 60] { #expect(abs(drawing.darkness(x, 74) - 0.5) < 1.0 / 255) }
  }

  @Test("caps: none, half a disc, half a square")
  func caps() throws {
    // 100 × 10; a disc of radius 5 in two halves; 5 × 10 at each end.
    for (cap, expected) in [(ShapeContents.LineCap.butt, 1000), (.round, 1000 + 78.54), (.square, 1100)] {
      #expect(abs(area(try stroke(line) { $0.lineCap = cap }) - expected) < 1, "\(cap)")
    }
  }

  @Test("joins: a point, a quarter disc, a cut")
  func joins() throws {
    // A right angle: two arms of 60 × 10 that share 5 × 5, and the outer 5 × 5 filled wholly, by π/4 or by half.
    let corner = Path(elements: [.move(Point(x: 20, y: 80)), .line(Point(x: 20, y: 20)), .line(Point(x: 80, y: 20))])
    let arms = 2 * 600.0 - 25
    for (join, expected) in [(ShapeContents.LineJoin.miter, arms + 25), (.round, arms + 19.63), (.bevel, arms + 12.5)] {
      #expect(abs(area(try stroke(corner) { $0.lineJoin = join }) - expected) < 0.6, "\(join)")
    }
  }

  @Test("a mitre is cut where it would be longer than the limit")
  func mitreLimits() throws {
    // At a right angle a mitre is 1 / sin 45° = 1.414 half widths long.
    let corner = Path(elements: [.move(Point(x: 20, y: 80)), .line(Point(x: 20, y: 20)), .line(Point(x: 80, y: 20))])
    let arms = 2 * 600.0 - 25
    for (limit, expected) in [(10, arms + 25), (1.42, arms + 25), (1.4, arms + 12.5)] {
      #expect(abs(area(try stroke(corner) { $0.miterLimit = limit }) - expected) < 0.6, "\(limit)")
    }
  }

  @Test("dashes alternate from the start")
  func dashes() throws {
    let drawing = try stroke(line) { $0.lineDashPattern = [20, 5] }
    expectEqual(
      drawing.deviation { x, y in (15..<25).contains(y) && (10..<110).contains(x) && (x - 10) % 25 < 20 ? 1 : 0 }, 0)
    // An odd pattern is read twice: 10 on, 10 off.
    let odd = try stroke(line) { $0.lineDashPattern = [10] }
    expectEqual(
      odd.deviation { x, y in (15..<25).contains(y) && (10..<110).contains(x) && (x - 10) % 20 < 10 ? 1 : 0 }, 0)
  }

  @Test("the even-odd rule leaves a hole that the non-zero rule fills")
  func fillRule() throws {
    let outer = rectanglePath(Rect(x: 10, y: 10, width: 60, height: 60))
    let inner = rectanglePath(Rect(x: 30, y: 30, width: 20, height: 20))
    for rule in ShapeContents.FillRule.allCases {
      var shape = ShapeContents(path: Path(elements: outer.elements + inner.elements))
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
    shape.fillColor = .red
    shape.strokeColor = .blue
    shape.lineWidth = 8
    for masks in [false, true] {
      let view = layer(0, 0, 30, 60) {
        $0.contents = LayerContents(.shape(shape))
        $0.masksToBounds = masks
      }
      let drawing = try Drawing([view], width: 60, height: 60)
      expectEqual(drawing[12, 28], [0, 0, 255, 255])
      expectEqual(drawing[8, 28], [0, 0, 255, 255])
      expectEqual(drawing[20, 28], [255, 0, 0, 255])
      expectEqual(drawing[40, 28], (masks ? [255, 255, 255, 255] : [255, 0, 0, 255]))
    }
  }
}
