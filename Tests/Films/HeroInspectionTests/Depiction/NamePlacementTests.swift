import HeroGeometry
import HeroTesting

@testable import HeroInspection

@Suite struct NamePlacementTests {
  private func name(_ text: String, _ x: Double, _ y: Double) -> NamePlacement.Name {
    NamePlacement.Name(text: text, anchor: Point(x: x, y: y), color: .black)
  }

  private func overlaps(_ frames: [Rect]) -> Int {
    frames.indices.reduce(0) { count, a in
      count
        + frames[..<a].count {
          $0.minX < frames[a].maxX && frames[a].minX < $0.maxX && $0.minY < frames[a].maxY - 1e-9
            && frames[a].minY < $0.maxY - 1e-9
        }
    }
  }

  // A canvas 360 wide: letters of 5.5 points, lines of 14. A name begins 5 to the right of its corner and 10 above it.
  @Test func namesStandBesideTheirCornersOrNearBy() {
    let placement = NamePlacement(size: Size(width: 360, height: 700))
    expectEqual(placement.frames(of: [name("ab", 100, 200)]), [Rect(x: 105, y: 190, width: 11, height: 14)])
    // The second begins 4 below the first: 10 down or 18 up is free. The third stands to the right of both and stays.
    let near = placement.frames(of: [name("ab", 100, 200), name("cd", 100, 204), name("ef", 200, 202)])
    expectEqual(near.map(\.minY), [190, 204, 192])
    // They stay on the canvas.
    expectEqual(
      placement.frames(of: [name("ab", 355, 3), name("cd", 100, 900), name("ef", -50, 300)]),
      [
        Rect(x: 349, y: 0, width: 11, height: 14), Rect(x: 105, y: 686, width: 11, height: 14),
        Rect(x: 0, y: 290, width: 11, height: 14),
      ])
  }

  // More lines than the height holds at full size, all at one corner.
  @Test func noTwoNamesOverlap() {
    for count in [2, 49, 50, 51, 200, 400] {
      let names = (0..<count).map { name("screen/view-\($0)", 100 + Double($0 % 3), 350 + Double($0 % 7)) }
      let frames = NamePlacement(size: Size(width: 360, height: 700)).frames(of: names)
      expectEqual((frames.count, overlaps(frames)), (count, 0))
      #expect(frames.allSatisfy { $0.minY >= 0 && $0.maxY <= 700 + 1e-9 }, "\(count)")
    }
  }
}
