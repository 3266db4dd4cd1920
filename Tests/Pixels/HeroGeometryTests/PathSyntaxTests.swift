import HeroTesting

@testable import HeroGeometry

@Suite struct PathSyntaxTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func everyCommand() throws {
    let path = try Path(svg: "M1 2L3 4H5V6C7 8 9 10 11 12S13 14 15 16Q17 18 19 20T21 22Z")
    #expect(
      path.elements == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 4)), .line(point(5, 6)),
        .cubic(control1: point(7, 8), control2: point(9, 10), end: point(11, 12)),
        // S: the mirrored control is 2·(11, 12) − (9, 10).
        .cubic(control1: point(13, 14), control2: point(13, 14), end: point(15, 16)),
        .quad(control: point(17, 18), end: point(19, 20)),
        // T: 2·(19, 20) − (17, 18).
        .quad(control: point(21, 22), end: point(21, 22)), .close,
      ])
  }

  @Test func relativeCommandsAndRepeats() throws {
    let path = try Path(svg: "m10,10 5,0 0 5zm1 1l1 1h2v-3c1 0 2 0 3 1s1 1 2 2q1 1 2 0t2 0")
    #expect(
      path.elements == [
        .move(point(10, 10)), .line(point(15, 10)), .line(point(15, 15)), .close,
        // After z the point is the subpath's start again.
        .move(point(11, 11)), .line(point(12, 12)), .line(point(14, 12)), .line(point(14, 9)),
        .cubic(control1: point(15, 9), control2: point(16, 9), end: point(17, 10)),
        .cubic(control1: point(18, 11), control2: point(18, 11), end: point(19, 12)),
        .quad(control: point(20, 13), end: point(21, 12)), .quad(control: point(22, 11), end: point(23, 12)),
      ])
  }

  @Test func smoothWithoutPredecessorStartsAtThePoint() throws {
    try expectEqual(
      Path(svg: "M1 1S2 2 3 3").elements,
      [.move(point(1, 1)), .cubic(control1: point(1, 1), control2: point(2, 2), end: point(3, 3))])
    // A T after a cubic does not mirror it.
    try expectEqual(Path(svg: "M0 0C1 1 2 2 3 3T5 5").elements.last, .quad(control: point(3, 3), end: point(5, 5)))
  }

  @Test func compactNumbers() throws {
    try expectEqual(
      Path(svg: "M.5.5-1-2 1e1+2.e0L1.5.25").elements,
      [.move(point(0.5, 0.5)), .line(point(-1, -2)), .line(point(10, 2)), .line(point(1.5, 0.25))])
    // Arc flags need no separator.
    try expectEqual(Path(svg: "M0 0a1 1 0 012 0"), Path(svg: "M0 0 a 1,1 0 0,1 2,0"))
  }

  /// The controls and the end of a path's n-th element.
  private func cubic(_ text: String, _ index: Int, count: Int) throws -> (Point, Point, Point) {
    let elements = try Path(svg: text).elements
    expectEqual(elements.count, count)
    guard case .cubic(let first, let second, let end) = elements[index] else {
      throw PathSyntaxError(offset: 0, message: "")
    }
    return (first, second, end)
  }

  @Test func arcsAreCubicsTheRightWayRound() throws {
    // A quarter of the unit circle about the origin from (1, 0) to (0, 1), clockwise on screen; handles 4/3·tan(π/8).
    let k = 0.5522847498307936
    let quarter = try cubic("M1 0A1 1 0 0 1 0 1", 1, count: 2)
    #expect(quarter.0.distance(to: point(1, k)) < 1e-12 && quarter.1.distance(to: point(k, 1)) < 1e-12)
    expectEqual(quarter.2, point(0, 1))
    // Half circles from (0, 0) to (2, 0): sweep 1 goes up (negative y) over (1, −1), sweep 0 under (1, 1).
    for (sweep, y) in [(1, -1.0), (0, 1.0)] {
      #expect(try cubic("M0 0A1 1 0 0 \(sweep) 2 0", 1, count: 3).2.distance(to: point(1, y)) < 1e-12, "\(sweep)")
    }
    // Three quarters are three cubics; the centre of the large arc from (1, 0) to (0, 1) with sweep 0 is the origin.
    #expect(try cubic("M1 0A1 1 0 1 0 0 1", 1, count: 4).2.distance(to: point(0, -1)) < 1e-12)
  }

  @Test func arcEdgeCases() throws {
    try expectEqual(Path(svg: "M1 1A0 5 0 0 1 2 2").elements.last, .line(point(2, 2)))
    try expectEqual(Path(svg: "M1 1A5 5 0 0 1 1 1").elements.count, 1)
    // Radii too small are enlarged: the same as a half circle of radius 1.
    try expectEqual(Path(svg: "M0 0A.1 .1 0 0 1 2 0").elements.count, 3)
    // Negative radii count as positive.
    try expectEqual(Path(svg: "M0 0A-1-1 0 0 1 2 0"), Path(svg: "M0 0A1 1 0 0 1 2 0"))
  }

  @Test func problemsHaveOffsets() {
    for (text, offset, message) in [
      ("L0 0", 0, "a path begins with 'M', found 'L'"), ("x", 0, "expected 'M', found 'x'"),
      ("M", 1, "expected a number, found the end"), ("M1", 2, "expected a number, found the end"),
      ("M0 0 5", 6, "expected a number, found the end"), ("M0 0,", 5, "expected a number, found the end"),
      ("M0 0B1", 4, "expected a path command, found 'B'"),
      ("M0 0A1 1 0 2 0 1 1", 11, "expected an arc flag, 0 or 1, found '2'"),
      ("M0 1e999", 3, "the number is out of range"), ("M1e308 0l1e308 0", 16, "the path leaves the range of numbers"),
      ("M0 0Z1", 5, "expected a path command, found '1'"), ("M0,,0", 3, "expected a number, found ','"),
      ("é", 0, "expected 'M', found 'é'"),
    ] {
      #expect(throws: PathSyntaxError(offset: offset, message: message), "\(text)") { try Path(svg: text) }
    }
  }

  @Test func writerRoundTripsAndNothingIsEmpty() throws {
    for empty in ["", " \n"] { try expectEqual(Path(svg: empty).elements, []) }
    let text = "M0 0.1L-1.5 1e+20Q1 2 3 4C1 2 3 4 5 6Z"
    try expectEqual(Path(svg: text).svg, text)
    let third = Path(elements: [
      .move(Point(x: 1.0 / 3, y: -0.0)), .line(Point(x: .leastNonzeroMagnitude, y: .greatestFiniteMagnitude)),
    ])
    try expectEqual(Path(svg: third.svg), third)
    expectEqual(Path().svg, "")
  }
}
