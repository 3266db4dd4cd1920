import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// How often the edges of a path cross, counted by hand for small paths and in closed form for large ones.
@Suite struct CrossingCountTests {
  private let ground = Ground(matrix: .identity, clip: Rect(x: 0, y: 0, width: 100, height: 100))

  private func count(_ path: Path, _ outline: CrossingCount.Outline = .fill) -> Double {
    CrossingCount(path, on: ground, as: outline).crossings
  }

  @Test("edges that meet at their ends or lie upon each other do not cross, a pentagram's five do five times")
  func small() throws {
    expectEqual(count(star(5, 4 * .pi / 5)), 5)
    for (path, crossings) in [
      ("M10 10H40V40H10Z", 0.0), ("", 0), ("M0 0L90 40L0 0L90 40L0 0", 0),
      // A bow tie, and one outside of the clip; a curve that loops.
      ("M0 0L10 10V0L0 10Z", 1), ("M200 0L210 10V0L200 10Z", 0), ("M20 80C140 -20 -40 -20 80 80", 1),
    ] {
      try expectEqual(count(Path(svg: path)), crossings, "\(path)")
    }
  }

  @Test("a grid of m by n lines crosses m·n times, also where only a part of it is looked at")
  func grid() {
    for lines in [10, 2000] {
      let step = 100 / Double(lines)
      var elements: [Path.Element] = []
      for index in 0..<lines {
        let at = (Double(index) + 0.5) * step
        elements += [.move(Point(x: at, y: 0)), .line(Point(x: at, y: 100))]
        elements += [.move(Point(x: 0, y: at)), .line(Point(x: 100, y: at))]
      }
      let exact = Double(lines * lines)
      #expect(abs(count(Path(elements: elements)) - exact) <= (lines > 10 ? 0.15 * exact : 0), "\(lines)")
    }
  }

  // Of 512 lines every second one is a diameter, and those cross one another: the sample of 256 must not take every second one.
  @Test("a pattern that repeats is not always met at the same place")
  func pattern() {
    let elements = (0..<256).flatMap { index -> [Path.Element] in
      let (turn, middle) = (Double(index) / 256 * .pi, Point(x: 50, y: 50))
      let end = Point(x: 40 * cos(turn), y: 40 * sin(turn))
      return [
        .move(Point(x: 0, y: Double(index) / 4)), .line(Point(x: 1, y: Double(index) / 4)), .move(middle - end),
        .line(middle + end),
      ]
    }
    let exact = 256.0 * 255 / 2
    #expect(abs(count(Path(elements: elements)) - exact) < 0.15 * exact)
  }

  @Test("a star of 99 000 edges that span 2.4 radians crosses 3.74·10⁹ times")
  func manyEdges() {
    // Of two such chords of a circle the second begins between the ends of the first, and ends beyond, in 2 · 2.4 of 2π cases.
    let exact = 99_000.0 * 98_999 / 2 * 4.8 / (2 * .pi)
    #expect(abs(count(star(99_000, 2.4)) - exact) < 0.1 * exact)
  }

  @Test("the outlines of two strokes that cross do so four times, as two sides cross two; dashes along a line do not")
  func strokes() throws {
    let cross = try Path(svg: "M10 10L90 90M90 10L10 90")
    expectEqual(count(cross, .stroke(width: 2, dashes: nil)), 4)
    // 113 pixels hold 5.7 dashes; with the line's own piece they are 7, of which the fourth ones cross.
    expectEqual(count(cross, .stroke(width: 2, dashes: (count: 0.05, share: 1))), 4)
    try expectEqual(count(Path(svg: "M0 10L100 60"), .stroke(width: 4, dashes: (count: 5, share: 0.5))), 0)
  }
}

/// A star of so many points whose edges span an angle, radians, in a circle that fills a square at the origin.
func star(_ count: Int, _ angle: Double, radius: Double = 50) -> Path {
  let points = (0..<count).map { index in
    Point(x: radius + radius * cos(angle * Double(index)), y: radius + radius * sin(angle * Double(index)))
  }
  return Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
}
