import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// What opaque layers will cover is not drawn; the picture is the one in which everything is.
@Suite struct CoverTests {
  /// Numbers that look like chance, the same ones always. Source: Knuth, The Art of Computer Programming 2, 3.3.4 (MMIX).
  private struct Chance {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
  }

  /// A layer that may cover what lies below: a filled one, a picture, or one with such things in it.
  private func layer(_ chance: inout Chance, _ name: String, depth: Int = 0) -> Layer {
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
      let pictured = Drawing.card(width: made.bounds.size.width, height: made.bounds.size.height, radius: radius)
      made.contents = LayerContents(
        .picture(Picture(id: name, layer: pictured)), clipRadius: chance.pick([nil, 0, made.cornerRadius]))
      if chance.next(4) == 0 { made.contents?.rect = Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.6) }
    default:
      if depth < 2 { made.children = (0..<2).map { layer(&chance, "\(name)/\($0)", depth: depth + 1) } }
    }
    return made
  }

  /// Nothing that shows, but it looks at what is below: then nothing is left out.
  private var watcher: Layer {
    let bounds = Rect(x: 0, y: 0, width: 9, height: 9)
    var watcher = Layer(path: "watcher", role: .snapshot, position: .zero, bounds: bounds)
    watcher.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 4)))
    watcher.isHidden = true
    return watcher
  }

  @Test(arguments: 0..<40) func coveredPixelsAreNotMissed(seed: UInt64) throws {
    var chance = Chance(state: seed)
    var layers = [Drawing.card(width: 300, height: 400, radius: 0)]
    for index in 0..<7 { layers.append(layer(&chance, "\(index)")) }
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
      var layer = Drawing.card(width: 100, height: 150, radius: 0)
      layer.position = Point(x: 80, y: 95)
      change(&layer)
      return resources.covers(of: [Drawing.card(width: 9, height: 9, radius: 0), layer], in: frame)
    }
    let whole = PixelBox(left: 60, top: 40, right: 260, bottom: 340)
    expectEqual(covers { _ in }, [[whole], [whole], []])
    expectEqual(covers { $0.opacity = 0.999 }, [[], [], []])
    expectEqual(covers { $0.isHidden = true }, [[], [], []])
    expectEqual(covers { $0.backgroundColor?.alpha = 0.999 }, [[], [], []])
    expectEqual(covers { $0.transform = .rotation(angle: 0.1, x: 0, y: 0, z: 1) }, [[], [], []])
    expectEqual(covers { $0.position.x += 0.25 }[0], [PixelBox(left: 61, top: 40, right: 260, bottom: 340)])
    // 0.35 r from each side is inside a round corner; two more pixels are left for its edge.
    expectEqual(covers { $0.cornerRadius = 20 }[0], [PixelBox(left: 76, top: 56, right: 244, bottom: 324)])
    let masked = covers { layer in
      layer.backgroundColor = nil
      layer.masksToBounds = true
      layer.children = [Drawing.card(width: 300, height: 100, radius: 0)]
    }
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

extension Drawing {
  /// A filled layer with its corner at the origin.
  fileprivate static func card(width: Double, height: Double, radius: Double) -> Layer {
    var card = Layer(
      path: "card", position: Point(x: width / 2, y: height / 2),
      bounds: Rect(x: 0, y: 0, width: width, height: height))
    card.backgroundColor = Color(red: 0.8, green: 0.3, blue: 0.1)
    card.cornerRadius = radius
    return card
  }
}
