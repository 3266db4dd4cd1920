import HeroGeometry
import HeroLayers
import HeroTesting

/// Blurred backdrops against the Gaussian's integral and colours worked out by hand (fact sheets 6.5, 6.6).
@Suite struct BackdropTests {
  /// An effect over the whole or a part of a canvas.
  func effect(_ effect: BackdropEffect, _ frame: Rect, change: (inout Layer) -> Void = { _ in }) -> Layer {
    layer(frame.minX, frame.minY, frame.size.width, frame.size.height) {
      $0.contents = LayerContents(.backdrop(effect))
      change(&$0)
    }
  }

  @Test(
    "a step below is the Gaussian's integral with σ = blur radius · scale; a fraction takes that much of it",
    arguments: [(2.0, 1.0, 1.0), (5, 2, 1), (9, 1, 1), (20, 2, 1), (30, 1, 1), (20, 1, 0.5)])
  func step(radius: Double, scale: Double, fraction: Double) throws {
    let black = layer(100, 0, 100, 40, color: .black)
    let blur = effect(BackdropEffect(blurRadius: radius, fraction: fraction), Rect(x: 0, y: 0, width: 200, height: 40))
    let drawing = try Drawing([black, blur], width: 200, height: 40, scale: scale)
    let sigma = radius * fraction * scale
    // Beyond the ends the edge pixels repeat, as an endless step does.
    let worst = drawing.deviation { x, _ in phi((Double(x) + 0.5 - 100 * scale) / sigma) }
    #expect(worst <= 1.5 / 255, "\(worst * 255)/255")
  }

  @Test("pixels beyond the bounds do not bleed in, those inside do not bleed out")
  func clampAtBounds() throws {
    let black = layer(0, 0, 50, 60, color: .black)
    let blur = effect(BackdropEffect(blurRadius: 12), Rect(x: 50, y: 10, width: 40, height: 40))
    let drawing = try Drawing([black, blur], width: 100, height: 60)
    expectEqual(drawing.deviation { x, _ in x < 50 ? 1 : 0 }, 0)
  }

  @Test("saturation by Rec. 709 weights, then the tint, all by the fraction", arguments: [1.0, 0.5, 0])
  func colours(fraction: Double) throws {
    let ground = layer(0, 0, 20, 20, color: Color(red: 0.8, green: 0.4, blue: 0.2))
    let blur = effect(
      BackdropEffect(
        blurRadius: 5, saturation: 1.8, tint: Color(red: 1, green: 1, blue: 1, alpha: 0.3), fraction: fraction),
      Rect(x: 0, y: 0, width: 20, height: 20))
    // Grey 0.2126 · 0.8 + 0.7152 · 0.4 + 0.0722 · 0.2 = 0.4706. Fully: (1.064 → 1, 0.3435, −0.016 → 0), then 0.7 of it and 0.3:
    // (1, 0.5405, 0.3). Half: saturation 1.4 gives (0.9318, 0.3718, 0.0918), then 0.85 of it and 0.15: (0.942, 0.466, 0.228).
    let expected = [1.0: [255, 138, 77, 255], 0.5: [240, 119, 58, 255], 0: [204, 102, 51, 255]][fraction]
    #expect(near(try Drawing([ground, blur], width: 20, height: 20)[10, 10], try #require(expected)))
  }

  @Test("only what lies below in paint order is blurred")
  func paintOrder() throws {
    var blur = effect(BackdropEffect(blurRadius: 10), Rect(x: 0, y: 0, width: 60, height: 20))
    let above = layer(30, 0, 30, 20, color: .black)
    try expectEqual(Drawing([blur, above], width: 60, height: 20).deviation(from: (30..<60, 0..<20)), 0)
    // A child is content of the effect view, above the blur.
    blur.children = [above]
    try expectEqual(Drawing([blur], width: 60, height: 20).deviation(from: (30..<60, 0..<20)), 0)
  }

  @Test("the corner radius cuts the effect; its opacity fades it")
  func corners() throws {
    let ground = layer(0, 0, 40, 40, color: .black)
    let tint = BackdropEffect(blurRadius: 2, tint: .white)
    let round = effect(tint, Rect(x: 0, y: 0, width: 40, height: 40)) { $0.cornerRadius = 20 }
    let drawing = try Drawing([ground, round], width: 40, height: 40)
    expectEqual((drawing[2, 2], drawing[20, 20]), ([0, 0, 0, 255], [255, 255, 255, 255]))
    let faded = effect(tint, Rect(x: 0, y: 0, width: 40, height: 40)) { $0.opacity = 0.5 }
    #expect(near(try Drawing([ground, faded], width: 40, height: 40)[20, 20], [128, 128, 128, 255]))
  }

  @Test("inside a clipped parent the effect still sees what lies below the parent")
  func insideClip() throws {
    let ground = layer(0, 0, 60, 60, color: .red)
    let blur = effect(BackdropEffect(blurRadius: 4), Rect(x: 0, y: 0, width: 40, height: 40))
    let parent = layer(10, 10, 40, 40) { ($0.masksToBounds, $0.cornerRadius, $0.children) = (true, 10, [blur]) }
    #expect(near(try Drawing([ground, parent], width: 60, height: 60)[30, 30], [255, 0, 0, 255]))
  }
}
