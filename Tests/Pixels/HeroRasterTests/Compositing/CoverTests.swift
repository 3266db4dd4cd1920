import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// What opaque layers will cover is not drawn; the picture is the one in which everything is.
@Suite struct CoverTests {
  /// A filled layer with its corner at the origin.
  private func card(_ width: Double, _ height: Double, radius: Double = 0) -> Layer {
    layer(0, 0, width, height, color: Color(red: 0.8, green: 0.3, blue: 0.1)) { $0.cornerRadius = radius }
  }

  /// A layer that may cover what lies below: a filled one, a picture, or one with such things in it.
  private func random(_ chance: inout Chance, _ name: String, depth: Int = 0) -> Layer {
    var made = Layer(
      path: name, role: .snapshot,
      position: Point(x: Double(chance.next(300)) + chance.pick([0, 0.5, 0.25]), y: Double(chance.next(400))),
      bounds: Rect(x: 0, y: 0, width: Double(40 + chance.next(260)), height: Double(40 + chance.next(300))))
    made.opacityMode = chance.pick([.group, .eachPrimitive])
    made.opacity = chance.pick([1, 1, 1, 0.999, 0.4])
    made.cornerRadius = chance.pick([0, 0, 12, 30])
    made.cornerCurve = chance.pick([.circular, .continuous])
    made.masksToBounds = chance.next(3) == 0
    made.isHidden = chance.next(12) == 0
    made.zPosition = chance.pick([0, 0, 3, -2])
    let turned = Transform3D.rotation(angle: 0.2, x: 0, y: 0, z: 1)
    made.transform = chance.pick([.identity, .identity, .scale(x: 1.07, y: 0.93), turned])
    if chance.next(2) == 0 { made.shadow = Shadow(opacity: 0.6, offset: Size(width: 0, height: 3), radius: 8) }
    switch chance.next(4) {
    case 0: made.backgroundColor = Color(red: 0.2, green: 0.5, blue: 0.9, alpha: chance.pick([1, 1, 0.7]))
    case 1, 2:
      let radius = chance.pick([0.0, 0, 18])
      let pictured = card(made.bounds.size.width, made.bounds.size.height, radius: radius)
      made.contents = LayerContents(
        .picture(Picture(id: name, layer: pictured)), clipRadius: chance.pick([nil, 0, made.cornerRadius]))
      if chance.next(4) == 0 { made.contents?.rect = Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.6) }
    default:
      if depth < 2 { made.children = (0..<2).map { random(&chance, "\(name)/\($0)", depth: depth + 1) } }
    }
    return made
  }

  /// Nothing that shows, but it looks at what is below: then nothing is left out.
  private var watcher: Layer {
    layer(0, 0, 9, 9) {
      ($0.role, $0.isHidden) = (.snapshot, true)
      $0.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 4)))
    }
  }

  @Test(arguments: 0..<40) func coveredPixelsAreNotMissed(seed: UInt64) throws {
    var chance = Chance(state: seed)
    var layers = [card(300, 400)]
    for index in 0..<7 { layers.append(random(&chance, "\(index)")) }
    var tree = LayerTree(
      size: Size(width: 300, height: 400), background: Color(red: 0.9, green: 0.8, blue: 0.7), layers: layers)
    let rasterizer = try Rasterizer(scale: chance.pick([1, 2]), images: [], fonts: [])
    let covering = try rasterizer.render(tree)
    tree.layers.append(watcher)
    try expectEqual(rasterizer.render(tree), covering)
  }

  /// The boxes themselves: a whole one, one of a masked child, and the pixels inside a round one.
  @Test func coversAreInsideOfWhatCovers() throws {
    let resources = try RasterResources(scale: 2, images: [], fonts: [])
    let frame = PixelBox(left: 0, top: 0, right: 600, bottom: 800)
    func covers(_ change: (inout Layer) -> Void) -> [[PixelBox]] {
      var layer = card(100, 150)
      layer.position = Point(x: 80, y: 95)
      change(&layer)
      return resources.covers(of: [card(9, 9), layer], in: frame)
    }
    let whole = PixelBox(left: 60, top: 40, right: 260, bottom: 340)
    expectEqual(covers { _ in }, [[whole], [whole], []])
    let changes: [(inout Layer) -> Void] = [
      { $0.opacity = 0.999 }, { $0.isHidden = true }, { $0.backgroundColor?.alpha = 0.999 },
      { $0.transform = .rotation(angle: 0.1, x: 0, y: 0, z: 1) },
    ]
    for (index, change) in changes.enumerated() { expectEqual(covers(change), [[], [], []], "\(index)") }
    expectEqual(covers { $0.position.x += 0.25 }[0], [PixelBox(left: 61, top: 40, right: 260, bottom: 340)])
    // 0.35 r from each side is inside a round corner; two more pixels are left for its edge.
    expectEqual(covers { $0.cornerRadius = 20 }[0], [PixelBox(left: 76, top: 56, right: 244, bottom: 324)])
    let masked = covers { ($0.backgroundColor, $0.masksToBounds, $0.children) = (nil, true, [card(300, 100)]) }
    expectEqual(masked[0], [PixelBox(left: 60, top: 40, right: 260, bottom: 240)])
  }

  @Test func boxesAreTakenOutOfABox() {
    let box = PixelBox(left: 0, top: 0, right: 10, bottom: 10)
    let hole = PixelBox(left: 3, top: 4, right: 6, bottom: 20)
    expectEqual(box.without([]), [box])
    expectEqual(box.without([box]), [])
    expectEqual(
      box.without([hole]),
      [
        PixelBox(left: 0, top: 0, right: 10, bottom: 4), PixelBox(left: 0, top: 4, right: 3, bottom: 10),
        PixelBox(left: 6, top: 4, right: 10, bottom: 10),
      ])
    let other = PixelBox(left: 5, top: 0, right: 8, bottom: 5)
    let left = box.without([hole, other])
    expectEqual(left.reduce(0) { $0 + $1.area }, 100 - 18 - 15 + 1)
    #expect(left.allSatisfy { part in [hole, other].allSatisfy { part.intersection($0).isEmpty } })
  }
}
