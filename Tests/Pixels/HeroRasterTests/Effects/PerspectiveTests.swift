import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

/// Projected planes (fact sheets 5.11–5.13).
@Suite struct PerspectiveTests {
  /// A square of 80 points at (60, 60)…(140, 140) turned about an axis and seen from 200 points.
  func tilted(_ angle: Double, x: Double, y: Double, z: Double = 0, color: Color? = .black) -> Layer {
    layer(60, 60, 80, 80, color: color) {
      $0.transform = .seen(from: 200).rotated(angle: angle, x: x, y: y, z: z)
    }
  }

  /// Where a column's dark run starts and ends, to a fraction of a pixel: from the coverage of the column.
  func run(_ drawing: Drawing, column x: Int) -> (start: Double, end: Double) {
    let column = (0..<drawing.pixmap.height).map { drawing.darkness(x, $0) }
    let first = column.firstIndex { $0 > 0.5 } ?? 0
    let upper = column[..<first].reduce(0, +)
    let last = column.lastIndex { $0 > 0.5 } ?? 0
    return (
      Double(first) - upper + (1 - column[first]), Double(last) + column[last] + column[(last + 1)...].reduce(0, +)
    )
  }

  @Test(
    "edges of a quad turned about y lie where the projection puts them, within 0.1 px", arguments: [0.4, 0.9, -0.7])
  func turnedAboutY(angle: Double) throws {
    // A corner (±40, ±40) turns to (±40 cos a, ±40, ∓40 sin a); w = 1 − z/200 = 1 ± 40 sin a/200.
    // So x' = 100 ± 40 cos a/w and y' = 100 ± 40/w; the top edge between them is straight.
    let drawing = try Drawing([tilted(angle, x: 0, y: 1)], width: 200, height: 200)
    let corners = [-40.0, 40].map { x -> (x: Double, half: Double) in
      let w = 1 + x * sin(angle) / 200
      return (100 + x * cos(angle) / w, 40 / w)
    }
    let (left, right) = (corners[0], corners[1])
    for share in [0.1, 0.35, 0.5, 0.72, 0.9] {
      let column = (left.x + (right.x - left.x) * share).rounded(.down)
      let place = (column + 0.5 - left.x) / (right.x - left.x)
      let half = left.half + (right.half - left.half) * place
      let run = run(drawing, column: Int(column))
      #expect(abs(run.start - (100 - half)) < 0.1, "start \(run.start) for \(100 - half)")
      #expect(abs(run.end - (100 + half)) < 0.1, "end \(run.end) for \(100 + half)")
    }
    // The upright edges, along the middle row.
    let row = drawing.darkness(row: 100)
    let total = row.reduce(0, +)
    #expect(abs(total - (right.x - left.x)) < 0.1)
    let center = row.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / total
    #expect(abs(center - (left.x + right.x) / 2) < 0.1)
  }

  @Test("a quad's area and centroid are its projection's at two and three pixels a point", arguments: [1.0, 2, 3])
  func areaAndCentroid(scale: Double) throws {
    let drawing = try Drawing([tilted(0.8, x: 1, y: 0.7, z: 0.3)], width: 200, height: 200, scale: scale)
    let m = tilted(0.8, x: 1, y: 0.7, z: 0.3).transform
    let quad = [(-40.0, -40.0), (40, -40), (40, 40), (-40, 40)].map { x, y -> Point in
      let w = x * m[1, 4] + y * m[2, 4] + m[4, 4]
      return Point(x: 100 + (x * m[1, 1] + y * m[2, 1]) / w, y: 100 + (x * m[1, 2] + y * m[2, 2]) / w) * scale
    }
    var (area, cx, cy) = (0.0, 0.0, 0.0)
    for (index, a) in quad.enumerated() {
      let b = quad[(index + 1) % 4]
      let cross = a.x * b.y - b.x * a.y
      area += cross / 2
      cx += (a.x + b.x) * cross / 6
      cy += (a.y + b.y) * cross / 6
    }
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in 0..<drawing.pixmap.height {
      for (x, dark) in drawing.darkness(row: y).enumerated() {
        sum += dark
        sumX += dark * (Double(x) + 0.5)
        sumY += dark * (Double(y) + 0.5)
      }
    }
    // An edge moved by 0.05 px all round would change the area by the perimeter (≈ 280 points) times that.
    #expect(abs(sum - abs(area)) < 280 * scale * 0.05)
    #expect(abs(sumX / sum - cx / area) < 0.05)
    #expect(abs(sumY / sum - cy / area) < 0.05)
  }

  @Test("no seam or fringe: inside, the plane keeps its colour; outside there is nothing")
  func noFringe() throws {
    let drawing = try Drawing([tilted(0.9, x: 0.3, y: 1)], width: 200, height: 200, background: .red)
    let tinted = (0..<40_000).first { drawing[$0 % 200, $0 / 200][1] != 0 || drawing[$0 % 200, $0 / 200][2] != 0 }
    expectEqual(tinted, nil)
    expectEqual(drawing[100, 100], [0, 0, 0, 255])
    expectEqual(drawing[20, 100], [255, 0, 0, 255])
  }

  @Test("the back of a layer shows mirrored")
  func backFace() throws {
    var flipped = tilted(.pi * 0.95, x: 0, y: 1, color: .white)
    flipped.children = [layer(0, 0, 40, 80, color: .red), layer(40, 0, 40, 80, color: .blue)]
    let drawing = try Drawing([flipped], width: 200, height: 200)
    expectEqual((drawing[75, 100], drawing[125, 100]), ([0, 0, 255, 255], [255, 0, 0, 255]))
  }

  @Test("what lies behind the eye is cut off, not mirrored")
  func behindTheEye() throws {
    // Turned by 90° − 0.2 about y with the eye 20 points away: w = 1 + x·sin a/20 ≤ 0 for x ≤ −20.4, the far left of the square.
    let near = layer(60, 60, 80, 80, color: .black) {
      $0.transform = .seen(from: 20).rotated(angle: .pi / 2 - 0.2, x: 0, y: 1, z: 0)
    }
    let drawing = try Drawing([near], width: 200, height: 200)
    // x' = 100 + x·cos a/w: for x → −20.4 from above x' → −∞, for x = 40 it is 100 + 7.95/2.96 = 102.7. Mirrored points would lie
    // right of that: x < −20.4 gives x' > 100 + 8.1.
    expectEqual([60, 101, 105, 150].map { drawing.darkness($0, 100) }, [1, 1, 0, 0])
  }

  @Test("each point in front of the eye shows, none behind it does, about any axis", arguments: [0.0, 0.7, -1.1])
  func inFrontOnly(turn: Double) throws {
    let transform = Transform3D.seen(from: 20).rotated(angle: .pi / 2 - 0.3, x: sin(turn), y: cos(turn), z: 0)
    let near = layer(60, 60, 80, 80, color: .black) { $0.transform = transform }
    let drawing = try Drawing([near], width: 200, height: 200)
    // The projection is one to one: where a point behind the eye would be mirrored to, no point in front of it is.
    var (shown, hidden, checked) = (0, 0, 0)
    for y in stride(from: -39.0, through: 39, by: 1) {
      for x in stride(from: -39.0, through: 39, by: 1) {
        let w = x * transform[1, 4] + y * transform[2, 4] + 1
        guard abs(w) > 0.05 else { continue }
        let image = Point(
          x: 100 + (x * transform[1, 1] + y * transform[2, 1]) / w,
          y: 100 + (x * transform[1, 2] + y * transform[2, 2]) / w)
        // The middle, where much of the plane falls on few pixels, is left out.
        guard (1..<199).contains(image.x), (1..<199).contains(image.y), abs(image.x - 100) + abs(image.y - 100) > 15
        else { continue }
        let dark = drawing.darkness(Int(image.x), Int(image.y))
        // A foreshortened edge may run through the pixel of a point that is a point away from it.
        if w > 0 { shown += dark > 0 ? 0 : 1 } else { hidden += dark == 0 ? 0 : 1 }
        checked += 1
      }
    }
    #expect(checked > 1000)
    expectEqual(shown, 0, "points in front of the eye that do not show")
    expectEqual(hidden, 0, "points behind the eye that show")
  }

  @Test("a whole layer behind the eye is not drawn")
  func planeBehindTheEye() throws {
    let behind = layer(60, 60, 80, 80, color: .black) { $0.transform = .seen(from: 200).translated(z: 300) }
    try expectEqual(Drawing([behind], width: 200, height: 200).deviation { _, _ in 0 }, 0)
    // At z = 100 it is twice as large: 20…180.
    var closer = behind
    (closer.transform[4, 3], closer.transform[4, 4]) = (100, 0.5)
    #expect(try Drawing([closer], width: 200, height: 200).deviation(from: (20..<180, 20..<180)) < 0.01)
  }

  @Test("sublayers are flattened into the layer's plane, and keep perspectives of their own")
  func nestedFlattening() throws {
    // A child turned away by as much as its parent is turned: in one 3-D space it would stand upright again (80 wide);
    // flattened it is foreshortened twice: 80 · cos² a.
    let angle = 1.0
    let parent = layer(60, 60, 80, 80) {
      $0.transform = .rotation(angle: angle, x: 0, y: 1, z: 0)
      $0.children = [layer(0, 0, 80, 80, color: .black) { $0.transform = .rotation(angle: -angle, x: 0, y: 1, z: 0) }]
    }
    let width = try Drawing([parent], width: 200, height: 200).darkness(row: 100).reduce(0, +)
    #expect(abs(width - 80 * cos(angle) * cos(angle)) < 0.1)
    // Each with its own perspective: the child's picture is a trapezium within the parent's plane.
    var deep = tilted(0.6, x: 0, y: 1, color: nil)
    var child = tilted(0.6, x: 1, y: 0)
    child.position = Point(x: 40, y: 40)
    deep.children = [child]
    let drawing = try Drawing([deep], width: 200, height: 200)
    // Child corner (−40, −40): w₁ = 1 − 40 sin .6·… : turned about x, z = −40 sin a·…; map by hand, point by point.
    func project(_ x: Double, _ y: Double) -> Point {
      // About x: (x, y cos a, y sin a), w = 1 − y sin a/200.
      let w1 = 1 - y * sin(0.6) / 200
      let (u, v) = (x / w1, y * cos(0.6) / w1)
      // About y: (u cos a, v, −u sin a), w = 1 + u sin a/200.
      let w2 = 1 + u * sin(0.6) / 200
      return Point(x: 100 + u * cos(0.6) / w2, y: 100 + v / w2)
    }
    let (top, bottom) = (project(0, -40), project(0, 40))
    let run = run(drawing, column: 100)
    // The column's centre lies half a pixel right of the middle; the edges run there at less than 0.2.
    #expect(abs(run.start - top.y) < 0.2 && abs(run.end - bottom.y) < 0.2)
  }

  @Test("zPosition does not change the size under the layer's own perspective, opacity goes with the plane")
  func zPositionAndOpacity() throws {
    var raised = tilted(0.5, x: 1, y: 0)
    let plain = try Drawing([raised], width: 200, height: 200)
    raised.zPosition = 90
    try expectEqual(Drawing([raised], width: 200, height: 200).pixmap, plain.pixmap)
    var half = tilted(0.5, x: 0, y: 1)
    half.opacity = 0.5
    half.children = [layer(0, 0, 80, 80, color: .black)]
    #expect(near(try Drawing([half], width: 200, height: 200)[100, 100], [128, 128, 128, 255]))
  }
}
