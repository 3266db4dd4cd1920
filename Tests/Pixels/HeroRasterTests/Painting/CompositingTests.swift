import HeroGeometry
import HeroLayers
import HeroTesting

/// Blending, order, groups, clips (fact sheets 5.2–5.4, 5.9, 5.10; rule L5).
@Suite struct CompositingTests {
  @Test("source-over of known alphas in gamma-encoded sRGB")
  func sourceOver() throws {
    let drawing = try Drawing(
      [
        layer(0, 0, 10, 10, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
        layer(0, 0, 10, 10, color: Color(red: 0, green: 0, blue: 1, alpha: 0.25)),
      ], width: 10, height: 10)
    // White, red ½: (1, .5, .5); blue ¼: (.75, .375, .625).
    #expect(near(drawing[5, 5], [191, 96, 159, 255]))
    let clear = try Drawing(
      [layer(0, 0, 10, 10, color: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))], width: 10, height: 10,
      background: .clear)
    #expect(near(clear[5, 5], [255, 128, 0, 128]))
  }

  /// A black layer with a white child over its right half, opacity ½ over white.
  func pair(_ mode: Layer.OpacityMode) -> Layer {
    layer(0, 0, 20, 20, color: .black) {
      $0.opacity = 0.5
      $0.opacityMode = mode
      $0.children = [layer(10, 0, 10, 20, color: .red)]
    }
  }

  @Test("a group is composited before it is multiplied, primitives one by one show through")
  func groupAgainstPrimitives() throws {
    let group = try Drawing([pair(.group)], width: 20, height: 20)
    #expect(near(group[5, 10], [128, 128, 128, 255]))
    #expect(near(group[15, 10], [255, 128, 128, 255]))
    // One by one: grey .5, then red at ½ over it: (.75, .25, .25).
    let single = try Drawing([pair(.eachPrimitive)], width: 20, height: 20)
    #expect(near(single[5, 10], [128, 128, 128, 255]))
    #expect(near(single[15, 10], [191, 64, 64, 255]))
  }

  @Test("a group's border and shadow fade with it")
  func groupHoldsBorder() throws {
    let drawing = try Drawing(
      [
        layer(0, 0, 20, 20, color: .white) {
          $0.opacity = 0.25
          $0.borderWidth = 5
        }
      ], width: 20, height: 20)
    // A quarter of black border over white: 191.
    #expect(near(drawing[2, 10], [191, 191, 191, 255]))
  }

  @Test("zPosition sorts siblings, ties keep their order")
  func zOrder() throws {
    let layers = [
      layer(0, 0, 10, 10, color: .red) { $0.zPosition = 1 }, layer(0, 0, 10, 10, color: .green),
      layer(0, 0, 10, 10, color: .blue),
    ]
    try expectEqual(Drawing(layers, width: 10, height: 10)[5, 5], [255, 0, 0, 255])
    try expectEqual(Drawing(Array(layers[1...]), width: 10, height: 10)[5, 5], [0, 0, 255, 255])
  }

  @Test("a sublayer never goes behind its superlayer's background")
  func childStaysAboveBackground() throws {
    let parent = layer(0, 0, 10, 10, color: .red) {
      $0.children = [layer(0, 0, 10, 10, color: .green) { $0.zPosition = -5 }]
    }
    try expectEqual(Drawing([parent], width: 10, height: 10)[5, 5], [0, 255, 0, 255])
  }

  @Test("in a snapshot a child with z < 0 lies under the picture, one at z ≥ 0 over it (rule L5)")
  func childUnderPicture() throws {
    func snapshot(z: Double) -> Layer {
      layer(0, 0, 20, 20) {
        $0.role = .snapshot
        $0.opacityMode = .eachPrimitive
        $0.contents = LayerContents(.picture(Picture(id: "picture", layer: layer(0, 0, 10, 20, color: .red))))
        $0.contents?.rect = Rect(x: 0, y: 0, width: 1, height: 1)
        $0.children = [layer(0, 0, 30, 20, color: .green) { $0.zPosition = z }]
      }
    }
    let under = try Drawing([snapshot(z: -1)], width: 30, height: 20)
    expectEqual(under[5, 10], [255, 0, 0, 255])
    expectEqual(under[25, 10], [0, 255, 0, 255])
    try expectEqual(Drawing([snapshot(z: 0)], width: 30, height: 20)[5, 10], [0, 255, 0, 255])
  }

  @Test("hidden layers are not drawn, nor their children, nor their part of a silhouette")
  func hidden() throws {
    let drawing = try Drawing(
      [
        layer(0, 0, 20, 20, color: .red) {
          $0.isHidden = true
          $0.children = [layer(0, 0, 10, 10, color: .green)]
        },
        layer(0, 0, 20, 20) {
          $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
          $0.children = [layer(5, 5, 10, 10, color: .black) { $0.isHidden = true }]
        },
      ], width: 20, height: 20)
    expectEqual(drawing.deviation { _, _ in 0 }, 0)
  }

  @Test("clipping cuts children at the bounds, and only when asked")
  func clip() throws {
    for masks in [true, false] {
      let parent = layer(5, 5, 10, 10) {
        $0.masksToBounds = masks
        $0.children = [layer(-5, -5, 20, 20, color: .black)]
      }
      let drawing = try Drawing([parent], width: 20, height: 20)
      expectEqual(drawing.deviation { masks && !((5..<15).contains($0) && (5..<15).contains($1)) ? 0 : 1 }, 0)
    }
  }

  @Test("sizes that spring through zero draw nothing, scales beyond zero mirror", arguments: [0.0, 1e-9])
  func throughZero(size: Double) throws {
    let layer = layer(10, 10, size, size, color: .black) {
      $0.cornerRadius = 5
      $0.borderWidth = 2
      $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
      $0.masksToBounds = false
      $0.contents = LayerContents(.gradient(GradientContents(colors: [.red, .blue])))
    }
    #expect(try Drawing([layer], width: 20, height: 20).deviation { _, _ in 0 } < 0.001)
    for scale in [0, 1e-9, -1e-9] {
      var shrunk = HeroRasterTests.layer(0, 0, 20, 20, color: .black) { $0.shadow = layer.shadow }
      shrunk.transform = .scale(x: scale, y: scale)
      #expect(try Drawing([shrunk], width: 20, height: 20).deviation { _, _ in 0 } < 0.001)
    }
  }

  @Test("a negative scale mirrors")
  func mirrored() throws {
    let parent = layer(0, 0, 20, 20) {
      $0.transform = .scale(x: -1, y: 1)
      $0.children = [layer(0, 0, 10, 20, color: .red)]
    }
    let drawing = try Drawing([parent], width: 20, height: 20)
    expectEqual(drawing[5, 10], [255, 255, 255, 255])
    expectEqual(drawing[15, 10], [255, 0, 0, 255])
  }

  @Test("screens below the container come first, the background before all")
  func below() throws {
    let drawing = try Drawing(
      [layer(2, 0, 2, 4, color: .red)], below: [layer(1, 0, 3, 4, color: .green)], width: 4, height: 4,
      background: Color(red: 0, green: 0, blue: 0.2))
    expectEqual(drawing[0, 2], [0, 0, 51, 255])
    expectEqual(drawing[1, 2], [0, 255, 0, 255])
    expectEqual(drawing[2, 2], [255, 0, 0, 255])
  }
}
