import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

/// Colour ramps pixel by pixel.
@Suite struct GradientTests {
  let stops: [(location: Double, color: [Double])] = [(0.2, [1, 0, 0]), (0.5, [0, 1, 0.2]), (0.9, [0, 0, 1])]

  /// The colour at a place of the ramp, by hand.
  func color(_ place: Double) -> [Int] {
    func bytes(_ c: [Double]) -> [Int] { c.map { Int(($0 * 255).rounded()) } + [255] }
    if place <= 0.2 { return bytes(stops[0].color) }
    if place >= 0.9 { return bytes(stops[2].color) }
    let (a, b) = place < 0.5 ? (stops[0], stops[1]) : (stops[1], stops[2])
    let t = (place - a.location) / (b.location - a.location)
    return bytes(zip(a.color, b.color).map { $0 + ($1 - $0) * t })
  }

  /// Draws 60×40 points and compares each pixel with the ramp at a place given by unit coordinates.
  func check(
    _ kind: GradientContents.Kind, from start: Point, to end: Point, steps: Int = 2, place: (Double, Double) -> Double?
  ) throws {
    let gradient = GradientContents(
      kind: kind, colors: stops.map { Color(red: $0.color[0], green: $0.color[1], blue: $0.color[2]) },
      locations: stops.map(\.location), startPoint: start, endPoint: end)
    let view = layer(0, 0, 60, 40) { $0.contents = LayerContents(.gradient(gradient)) }
    let drawing = try Drawing([view], width: 60, height: 40)
    for y in 0..<40 {
      for x in 0..<60 {
        guard let place = place((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 40) else { continue }
        let expected = color(place)
        guard near(drawing[x, y], expected, within: steps) else {
          Issue.record("(\(x), \(y)) is \(drawing[x, y]), not \(expected)")
          return
        }
      }
    }
  }

  @Test("axial: the projection on the line from start to end, in unit coordinates")
  func axial() throws {
    try check(.axial, from: Point(x: 0.1, y: 0), to: Point(x: 0.9, y: 0)) { x, _ in (x - 0.1) / 0.8 }
    try check(.axial, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)) { x, y in (x + y) / 2 }
  }

  @Test("radial: an ellipse around start, half axes as far as end is; conic: clockwise from the direction of end")
  func radialAndConic() throws {
    let start = Point(x: 0.5, y: 0.4)
    try check(.radial, from: start, to: Point(x: 0.9, y: 1)) { x, y in
      (pow((x - 0.5) / 0.4, 2) + pow((y - 0.4) / 0.6, 2)).squareRoot()
    }
    // Without a width or height all is outside of the ellipse.
    for end in [Point(x: 0.9, y: 0.4), Point(x: 0.5, y: 1)] { try check(.radial, from: start, to: end) { _, _ in 1 } }
    try check(.conic, from: Point(x: 0.5, y: 0.5), to: Point(x: 0.5, y: 0)) { x, y in
      // Near the centre and at the seam a pixel's own size counts.
      guard hypot(x - 0.5, y - 0.5) > 0.1 else { return nil }
      let turn = atan2(x - 0.5, 0.5 - y) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }
  }

  @Test("stops blend straight: a clear stop darkens")
  func clearStop() throws {
    let gradient = GradientContents(colors: [.white, .clear], startPoint: .zero, endPoint: Point(x: 1, y: 0))
    let view = layer(0, 0, 100, 2) { $0.contents = LayerContents(.gradient(gradient)) }
    let drawing = try Drawing([view], width: 100, height: 2)
    // At t: colour 1 − t at alpha 1 − t over white: (1 − t)² + t.
    for x in 0..<100 {
      let t = (Double(x) + 0.5) / 100
      let value = Int((((1 - t) * (1 - t) + t) * 255).rounded())
      #expect(near(drawing[x, 1], [value, value, value, 255], within: 2), "column \(x)")
    }
  }

  @Test("two stops at one place make a hard edge; corners round the ramp")
  func hardStop() throws {
    let gradient = GradientContents(
      colors: [.red, .red, .blue, .blue], locations: [0, 0.5, 0.5, 1], startPoint: .zero, endPoint: Point(x: 1, y: 0))
    let view = layer(0, 0, 40, 40) { ($0.cornerRadius, $0.contents) = (20, LayerContents(.gradient(gradient))) }
    let drawing = try Drawing([view], width: 40, height: 40)
    expectEqual((drawing[18, 20], drawing[21, 20]), ([255, 0, 0, 255], [0, 0, 255, 255]))
    expectEqual(drawing[1, 1], [255, 255, 255, 255])
  }
}
