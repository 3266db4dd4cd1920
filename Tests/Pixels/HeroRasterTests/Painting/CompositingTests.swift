import HeroGeometry
import HeroLayers
import HeroTesting

/// Blending, order, groups, clips (fact sheets 5.2–5.4, 5.9, 5.10; rule L5).
@Suite struct CompositingTests {
  @Test("source-over of known alphas in gamma-encoded sRGB")
  func sourceOver() throws {
    let (red, blue) = (
      layer(0, 0, 10, 10, color: .red.withAlpha(0.5)), layer(0, 0, 10, 10, color: .blue.withAlpha(0.25))
    )
    // White, red ½: (1, .5, .5); blue ¼: (.75, .375, .625).
    #expect(near(try Drawing([red, blue], width: 10, height: 10)[5, 5], [191, 96, 159, 255]))
    let orange = layer(0, 0, 10, 10, color: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(near(try Drawing([orange], width: 10, height: 10, background: .clear)[5, 5], [255, 128, 0, 128]))
  }

  // Black with a red child over its right half, opacity ½ over white. One by one: grey .5, then red at ½ over it: (.75, .25, .25).
  @Test("a group is composited before it is multiplied, primitives one by one show through")
  func groupAgainstPrimitives() throws {
    for (mode, child) in [(Layer.OpacityMode.group, [255, 128, 128, 255]), (.eachPrimitive, [191, 64, 64, 255])] {
      let pair = layer(0, 0, 20, 20, color: .black) {
        ($0.opacity, $0.opacityMode) = (0.5, mode)
        $0.children = [layer(10, 0, 10, 20, color: .red)]
      }
      let drawing = try Drawing([pair], width: 20, height: 20)
      #expect(near(drawing[5, 10], [128, 128, 128, 255]) && near(drawing[15, 10], child), "\(mode)")
    }
    // A border fades with the group: a quarter of black over white.
    let framed = layer(0, 0, 20, 20, color: .white) { ($0.opacity, $0.borderWidth) = (0.25, 5) }
    #expect(near(try Drawing([framed], width: 20, height: 20)[2, 10], [191, 191, 191, 255]))
  }

  @Test("zPosition sorts siblings, ties keep their order; a sublayer never goes behind its superlayer's background")
  func zOrder() throws {
    let layers = [
      layer(0, 0, 10, 10, color: .red) { $0.zPosition = 1 }, layer(0, 0, 10, 10, color: .green),
      layer(0, 0, 10, 10, color: .blue),
    ]
    try expectEqual(Drawing(layers, width: 10, height: 10)[5, 5], [255, 0, 0, 255])
    try expectEqual(Drawing(Array(layers[1...]), width: 10, height: 10)[5, 5], [0, 0, 255, 255])
    let parent = layer(0, 0, 10, 10, color: .red) {
      $0.children = [layer(0, 0, 10, 10, color: .green) { $0.zPosition = -5 }]
    }
    try expectEqual(Drawing([parent], width: 10, height: 10)[5, 5], [0, 255, 0, 255])
  }

  @Test("hidden layers are not drawn, nor their children, nor their part of a silhouette")
  func hidden() throws {
    let red = layer(0, 0, 20, 20, color: .red) {
      ($0.isHidden, $0.children) = (true, [layer(0, 0, 10, 10, color: .green)])
    }
    let casting = layer(0, 0, 20, 20) {
      $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
      $0.children = [layer(5, 5, 10, 10, color: .black) { $0.isHidden = true }]
    }
    expectEqual(try Drawing([red, casting], width: 20, height: 20).deviation { _, _ in 0 }, 0)
  }

  @Test("clipping cuts children at the bounds, and only when asked")
  func clip() throws {
    for masks in [true, false] {
      let parent = layer(5, 5, 10, 10) {
        ($0.masksToBounds, $0.children) = (masks, [layer(-5, -5, 20, 20, color: .black)])
      }
      let drawing = try Drawing([parent], width: 20, height: 20)
      expectEqual(drawing.deviation { masks && !((5..<15).contains($0) && (5..<15).contains($1)) ? 0 : 1 }, 0)
    }
  }

  @Test("sizes that spring through zero draw nothing, scales beyond zero mirror")
  func throughZero() throws {
    let shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
    for size in [0.0, 1e-9] {
      let flat = layer(10, 10, size, size, color: .black) {
        ($0.cornerRadius, $0.borderWidth, $0.shadow, $0.masksToBounds) = (5, 2, shadow, false)
        $0.contents = LayerContents(.gradient(GradientContents(colors: [.red, .blue])))
      }
      #expect(try Drawing([flat], width: 20, height: 20).deviation { _, _ in 0 } < 0.001, "\(size)")
    }
    for scale in [0, 1e-9, -1e-9] {
      let shrunk = layer(0, 0, 20, 20, color: .black) {
        ($0.shadow, $0.transform) = (shadow, .scale(x: scale, y: scale))
      }
      #expect(try Drawing([shrunk], width: 20, height: 20).deviation { _, _ in 0 } < 0.001, "\(scale)")
    }
    let mirrored = layer(0, 0, 20, 20) {
      ($0.transform, $0.children) = (.scale(x: -1, y: 1), [layer(0, 0, 10, 20, color: .red)])
    }
    let drawing = try Drawing([mirrored], width: 20, height: 20)
    expectEqual((drawing[5, 10], drawing[15, 10]), ([255, 255, 255, 255], [255, 0, 0, 255]))
  }

  @Test("screens below the container come first, the background before all")
  func below() throws {
    let drawing = try Drawing(
      [layer(2, 0, 2, 4, color: .red)], below: [layer(1, 0, 3, 4, color: .green)], width: 4, height: 4,
      background: Color(red: 0, green: 0, blue: 0.2))
    expectEqual([0, 1, 2].map { drawing[$0, 2] }, [[0, 0, 51, 255], [0, 255, 0, 255], [255, 0, 0, 255]])
  }
}
