import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

/// Rounded corners and borders against coverage counted in the test (fact sheets 5.2, 5.3, 5.5–5.7).
@Suite struct CornerTests {
  /// Cairo counts fifteen lines a pixel: an edge that runs along them is right to one line.
  let tolerance = 1.0 / 15

  /// Whether a point lies in a rectangle with circular corners, each with its own radius, clockwise from the top left.
  func isInside(_ p: Point, _ rect: Rect, radii: [Double]) -> Bool {
    guard p.x >= rect.minX, p.x <= rect.maxX, p.y >= rect.minY, p.y <= rect.maxY else { return false }
    let centers = [
      Point(x: rect.minX + radii[0], y: rect.minY + radii[0]), Point(x: rect.maxX - radii[1], y: rect.minY + radii[1]),
      Point(x: rect.maxX - radii[2], y: rect.maxY - radii[2]), Point(x: rect.minX + radii[3], y: rect.maxY - radii[3]),
    ]
    for (index, center) in centers.enumerated() {
      let outX = index == 0 || index == 3 ? center.x - p.x : p.x - center.x
      let outY = index < 2 ? center.y - p.y : p.y - center.y
      if outX > 0, outY > 0, center.distance(to: p) > radii[index] { return false }
    }
    return true
  }

  /// Masks with the radii that they leave, clockwise from the top left.
  static let masks: [(CornerMask, [Double])] = [
    (.all, [14, 14, 14, 14]), (.topLeft, [14, 0, 0, 0]), (.topRight, [0, 14, 0, 0]), (.bottomRight, [0, 0, 14, 0]),
    (.bottomLeft, [0, 0, 0, 14]), ([.topLeft, .topRight], [14, 14, 0, 0]), ([], [0, 0, 0, 0]),
  ]

  /// How far a drawing is from a black rectangle whose corners have these radii.
  func deviation(_ drawing: Drawing, from rect: Rect, radii: [Double]) -> Double {
    drawing.deviation { x, y in coverage(x, y) { isInside($0, rect, radii: radii) } }
  }

  @Test("only the listed corners are round; a radius above half the shorter side is half of it")
  func maskedCorners() throws {
    for (mask, radii) in Self.masks {
      let view = layer(5, 6, 50, 40, color: .black) { ($0.cornerRadius, $0.maskedCorners) = (14, mask) }
      let drawing = try Drawing([view], width: 60, height: 52)
      let worst = deviation(drawing, from: Rect(x: 5, y: 6, width: 50, height: 40), radii: radii)
      #expect(worst <= tolerance, "\(radii): \(worst * 255)/255")
    }
    let rect = Rect(x: 5, y: 5, width: 50, height: 30)
    let drawing = try Drawing([layer(5, 5, 50, 30, color: .black) { $0.cornerRadius = 400 }], width: 60, height: 40)
    #expect(deviation(drawing, from: rect, radii: [15, 15, 15, 15]) <= tolerance)
  }

  @Test("masked children and contents get the outer corners, contents the rounder of their own and the layer's")
  func maskedChildren() throws {
    func drawn(_ change: (inout Layer) -> Void) throws -> Drawing {
      try Drawing([layer(5, 5, 50, 40, change: change)], width: 60, height: 50)
    }
    func isRound(_ drawing: Drawing) -> Bool {
      deviation(drawing, from: Rect(x: 5, y: 5, width: 50, height: 40), radii: [12, 12, 12, 12]) <= tolerance
    }
    let child = layer(-20, -20, 100, 100, color: .black)
    #expect(isRound(try drawn { ($0.cornerRadius, $0.masksToBounds, $0.children) = (12, true, [child]) }))
    let inside = layer(0, 0, 50, 40, color: .black)
    try expectEqual(drawn { ($0.cornerRadius, $0.children) = (12, [inside]) }.darkness(5, 5), 1)
    let black = LayerContents.Kind.gradient(GradientContents(colors: [.black, .black]))
    for (own, contents) in [(4.0, 12.0), (12, 4)] {
      let drawing = try drawn {
        ($0.cornerRadius, $0.masksToBounds, $0.contents) = (own, true, LayerContents(black, clipRadius: contents))
      }
      #expect(isRound(drawing), "\(own), \(contents)")
    }
  }

  /// The continuous corner's points from its vertex in radii: (along the first edge, along the second).
  func continuousCorner() -> [(Double, Double)] {
    func cubic(_ p: [(Double, Double)]) -> [(Double, Double)] {
      (0...40).map { step in
        let t = Double(step) / 40
        let (a, b, c, d) = (pow(1 - t, 3), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
        return (a * p[0].0 + b * p[1].0 + c * p[2].0 + d * p[3].0, a * p[0].1 + b * p[1].1 + c * p[2].1 + d * p[3].1)
      }
    }
    // Fact sheet 5.6.
    return cubic([(1.528665, 0), (1.088493, 0), (0.868407, 0), (0.669934, 0.065496)])
      + cubic([(0.631494, 0.074911), (0.372824, 0.169059), (0.169059, 0.372824), (0.074911, 0.631494)])
      + cubic([(0.065496, 0.669934), (0, 0.868407), (0, 1.088493), (0, 1.528665)])
  }

  @Test("continuous corners follow Apple's three curves, and differ from circular ones")
  func continuousCorners() throws {
    let radius = 20.0
    let corner = continuousCorner()
    /// Whether a point at distances from the nearest corner's edges lies outside: the curve is convex.
    func isCut(_ u: Double, _ v: Double) -> Bool {
      for (a, b) in zip(corner, corner.dropFirst()) {
        let (ax, ay, bx, by) = (a.0 * radius, a.1 * radius, b.0 * radius, b.1 * radius)
        if (bx - ax) * (v - ay) - (by - ay) * (u - ax) > 0 { return true }
      }
      return false
    }
    func contains(_ p: Point) -> Bool {
      guard p.x >= 5, p.x <= 85, p.y >= 5, p.y <= 75 else { return false }
      return !isCut(min(p.x - 5, 85 - p.x), min(p.y - 5, 75 - p.y))
    }
    func drawn(_ curve: CornerCurve) throws -> Drawing {
      let view = layer(5, 5, 80, 70, color: .black) { ($0.cornerRadius, $0.cornerCurve) = (radius, curve) }
      return try Drawing([view], width: 90, height: 80)
    }
    let corners = [5..<40, 50..<86]
    let (continuous, circular) = try (drawn(.continuous), drawn(.circular))
    var (worst, other) = (0.0, 0.0)
    for y in 4..<40 {
      for x in corners[y % 2] where abs(Double(min(x, 90 - x) + y) - 22) < 18 {
        let expected = coverage(x, y, of: contains)
        worst = max(worst, abs(continuous.darkness(x, y) - expected))
        other = max(other, abs(circular.darkness(x, y) - expected))
      }
    }
    #expect(worst <= tolerance, "\(worst * 255)/255")
    #expect(other > 0.2)
  }

  @Test("a border lies inside: square ones to the pixel, wider ones than the layer fill it; above the sublayers")
  func borders() throws {
    func drawn(_ view: Layer) throws -> Drawing { try Drawing([view], width: 100, height: 80) }
    // 5 in 80×60 leave a hole of 70×50.
    let ring = try drawn(layer(10, 10, 80, 60) { ($0.borderWidth, $0.borderColor) = (5, .black) })
    expectEqual(
      ring.deviation(from: (10..<90, 10..<15), (10..<90, 65..<70), (10..<15, 10..<70), (85..<90, 10..<70)), 0)
    try expectEqual(drawn(layer(10, 10, 20, 20) { $0.borderWidth = 30 }).deviation(from: (10..<30, 10..<30)), 0)
    // 8 points high, its upper and lower sides of 6 points each overlap.
    try expectEqual(drawn(layer(10, 10, 60, 8) { $0.borderWidth = 6 }).deviation(from: (10..<70, 10..<18)), 0)
    let above = try drawn(
      layer(10, 10, 40, 40, color: .blue) {
        ($0.borderWidth, $0.borderColor) = (4, .red)
        $0.children = [layer(0, 0, 40, 40, color: .green) { $0.zPosition = 1000 }]
      })
    expectEqual((above[12, 30], above[30, 30]), ([255, 0, 0, 255], [0, 255, 0, 255]))
  }

  @Test("a round border's inner radius is r − w, and square once w ≥ r")
  func roundBorder() throws {
    let outer = Rect(x: 5, y: 5, width: 60, height: 50)
    for width in [3.0, 12] {
      let inner = Rect(x: 5 + width, y: 5 + width, width: 60 - 2 * width, height: 50 - 2 * width)
      let r = max(10 - width, 0)
      let view = layer(5, 5, 60, 50) { ($0.cornerRadius, $0.borderWidth) = (10, width) }
      let worst = try Drawing([view], width: 70, height: 60).deviation { x, y in
        coverage(x, y) { isInside($0, outer, radii: [10, 10, 10, 10]) && !isInside($0, inner, radii: [r, r, r, r]) }
      }
      #expect(worst <= tolerance, "\(width): \(worst * 255)/255")
    }
  }
}
