import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroInspection

@Suite struct LayerPlacementTests {
  /// A layer 10 wide and high whose middle is at (x, y).
  private func layer(_ path: String, _ x: Double, _ y: Double, role: Layer.Role = .view) -> Layer {
    Layer(path: path, role: role, position: Point(x: x, y: y), bounds: Rect(x: 0, y: 0, width: 10, height: 10))
  }

  private func tree(_ layers: [Layer]) -> LayerTree {
    LayerTree(size: Size(width: 100, height: 100), background: .black, layers: layers)
  }

  // The parent is twice as large about its middle (50, 50): its own (0, 0) lies at (40, 40), hence the child's (5, 5) at (50, 50) and
  // (8, 5) at (56, 50).
  @Test func mapsReachTheCanvas() throws {
    var parent = layer("a", 50, 50)
    parent.transform = .scale(x: 2, y: 2)
    parent.opacity = 0.5
    var child = layer("a/b", 8, 5)
    child.opacity = 0.5
    parent.children = [child]
    let placements = LayerPlacement.all(in: tree([parent]))
    expectEqual(placements.map(\.layer.path), ["a", "a/b"])
    expectEqual(placements.map(\.depth), [0, 1])
    expectEqual(placements.map(\.opacity), [0.5, 0.25])
    let center = try #require(placements.last?.center)
    #expect(abs(center.x - 56) < 1e-9 && abs(center.y - 50) < 1e-9)
  }

  @Test func hiddenLayersAreLeftOutAndPaintOrderIsByZ() {
    var (hidden, clear, front) = (layer("a", 0, 0), layer("c", 0, 0), layer("front", 0, 0))
    hidden.isHidden = true
    hidden.children = [layer("a/b", 0, 0)]
    clear.opacity = 0
    front.zPosition = 1
    let placements = LayerPlacement.all(in: tree([hidden, clear, front, layer("back", 0, 0)]))
    expectEqual(placements.map(\.layer.path), ["back", "front"])
  }

  // From 1 s to 3 s in three samples: 1, 2 and just before 3.
  @Test func waysAreOfMovingSnapshots() throws {
    let ways = MotionPath.all(from: 1, to: 3, samples: 3) { time in
      tree([
        layer("still", 5, 5, role: .snapshot), layer("view", time, 0), layer("fly", time * 10, 7, role: .snapshot),
      ])
    }
    expectEqual(ways.map(\.path), ["fly"])
    let points = try #require(ways.first?.points)
    expectEqual(points.count, 3)
    for (point, x) in zip(points, [10.0, 20, 30]) { #expect(abs(point.x - x) < 1e-6 && point.y == 7) }
    expectEqual(MotionPath.all(from: 1, to: 1) { _ in tree([]) }, [])
  }
}

@Suite struct ExplodedViewTests {
  // A canvas of 200×400 with two layers: apart in depth, in the same order, no two in one plane, all with a name.
  @Test func layersKeepTheirOrderAndGetNames() {
    func layer(_ path: String) -> Layer {
      var layer = Layer(path: path, position: Point(x: 100, y: 200), bounds: Rect(x: 0, y: 0, width: 200, height: 400))
      layer.backgroundColor = .white
      return layer
    }
    let size = Size(width: 200, height: 400)
    let tree = LayerTree(size: size, background: .black, layers: [layer("a"), layer("b")])
    let apart = ExplodedView(size: size).tree(of: tree, ways: [])
    expectEqual(apart.size, size)
    expectEqual(apart.layers.prefix(3).map(\.path), ["canvas", "a", "b"])
    let names = apart.layers.compactMap { layer -> String? in
      if case .text(let text)? = layer.contents?.kind { text.text } else { nil }
    }
    expectEqual(names, ["a", "b"])
    expectEqual(Set(apart.layers.prefix(3).map(\.transform)).count, 3)
    // The middle of the plane that is nearest lies left of the one farthest: one looks from the left.
    let middles = apart.layers.prefix(3).map {
      Homography(position: $0.position, bounds: $0.bounds, anchorPoint: $0.anchorPoint, transform: $0.transform)
        .apply(Point(x: 100, y: 200))
    }
    #expect(middles[2].x < middles[1].x && middles[1].x < middles[0].x)
    #expect(middles.allSatisfy { (0...200).contains($0.x) && (0...400).contains($0.y) })
  }
}
