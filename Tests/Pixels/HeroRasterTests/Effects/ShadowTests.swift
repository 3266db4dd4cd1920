import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

/// Shadows against the Gaussian's integral (fact sheet 5.8).
@Suite struct ShadowTests {
  /// One step of 255, and the last float's rounding.
  let step = 1.0 / 255 + 1e-9

  /// A rectangle's blurred silhouette at a pixel: the product of two differences of Φ.
  func blurred(_ x: Int, _ y: Int, _ rect: Rect, sigma: Double) -> Double {
    func along(_ place: Double, _ low: Double, _ high: Double) -> Double {
      phi((place - low) / sigma) - phi((place - high) / sigma)
    }
    return along(Double(x) + 0.5, rect.minX, rect.maxX) * along(Double(y) + 0.5, rect.minY, rect.maxY)
  }

  /// The shadow of a black layer whose frame would be `rect`, without what casts it: that lies 500 points left of the canvas.
  func caster(_ rect: Rect, radius: Double, change: (inout Layer) -> Void = { _ in }) -> Layer {
    layer(rect.minX - 500, rect.minY, rect.size.width, rect.size.height, color: .black) {
      $0.shadow = Shadow(opacity: 1, offset: Size(width: 500, height: 0), radius: radius)
      change(&$0)
    }
  }

  @Test("a rectangle's shadow is the Gaussian's integral with σ = radius · scale, also where a mask is stretched")
  func rectangle() throws {
    let (plain, large) = (Rect(x: 60, y: 50, width: 80, height: 60), Rect(x: 30, y: 40, width: 240, height: 220))
    let rows = [
      (1, 1), (1.5, 2), (3, 2), (5, 1), (5, 3), (10, 2), (14, 1), (30, 1), (12.3, 1.5), (40, 2),
    ].map { (plain, $0.0, $0.1) }
    for (rect, radius, scale) in rows + [(large, 2, 1), (large, 4, 1), (large, 7.5, 1)] {
      let (width, height) = rect == plain ? (200.0, 160.0) : (300, 300)
      let drawing = try Drawing([caster(rect, radius: radius)], width: width, height: height, scale: scale)
      let pixels = Rect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.size.width * scale, height: rect.size.height * scale)
      let worst = drawing.deviation { blurred($0, $1, pixels, sigma: radius * scale) }
      #expect(worst <= step, "\(rect), \(radius), \(scale): \(worst * 255)/255")
    }
  }

  @Test("edges between pixels are blurred where they are", arguments: [1.0, 2.0, 3.0, 6.0])
  func fractionalEdges(sigma: Double) throws {
    // At a third of a pixel, with a fractional size.
    for rect in [
      Rect(x: 30.35, y: 40.5, width: 140.3, height: 120.5), Rect(x: 60.5, y: 60.25, width: 20.5, height: 15.75),
    ] {
      let drawing = try Drawing([caster(rect, radius: sigma)], width: 200, height: 200)
      let worst = drawing.deviation { blurred($0, $1, rect, sigma: sigma) }
      // A pixel's own width (variance 1/12) lies in the tolerance: 0.242/σ² · 1/24 at most, in one direction or both.
      #expect(worst <= step + 2 * 0.242 / (sigma * sigma) / 24, "\(rect): \(worst * 255)/255")
    }
  }

  @Test("a rounded rectangle's shadow is its coverage under the Gaussian", arguments: [2.0, 5.0, 13.0])
  func rounded(sigma: Double) throws {
    let rect = Rect(x: 40, y: 40, width: 60, height: 50)
    let drawing = try Drawing([caster(rect, radius: sigma) { $0.cornerRadius = 18 }], width: 140, height: 130)
    // Row by row: the run of a row at height y is [minX + inset, maxX − inset]; integrate over y in slices of 1/32 pixel.
    func exact(_ x: Int, _ y: Int) -> Double {
      var sum = 0.0
      for slice in 0..<1600 {
        let place = rect.minY + (Double(slice) + 0.5) / 32
        let depth = max(rect.minY + 18 - place, place - (rect.maxY - 18), 0)
        let inset = 18 - (18 * 18 - depth * depth).squareRoot()
        let row =
          phi((Double(x) + 0.5 - rect.minX - inset) / sigma) - phi((Double(x) + 0.5 - rect.maxX + inset) / sigma)
        sum += row * exp(-pow((Double(y) + 0.5 - place) / sigma, 2) / 2) / 32
      }
      return sum / (sigma * (2 * .pi).squareRoot())
    }
    var worst = 0.0
    for y in stride(from: 0, to: 130, by: 3) {
      for x in stride(from: 0, to: 140, by: 3) { worst = max(worst, abs(drawing.darkness(x, y) - exact(x, y))) }
    }
    #expect(worst <= step, "\(worst * 255)/255")
  }

  @Test("layers that differ in their masked corners alone throw shadows of their own")
  func maskedCorners() throws {
    func caster(_ corners: CornerMask, x: Double) -> Layer {
      self.caster(Rect(x: x, y: 40, width: 100, height: 90), radius: 3) {
        ($0.cornerRadius, $0.maskedCorners) = (18, corners)
      }
    }
    // Both in one drawing, so that the second finds what the first has left behind.
    let drawing = try Drawing([caster(.all, x: 40), caster(.topLeft, x: 180)], width: 320, height: 170)
    // At a square corner a quarter of the Gaussian's mass remains, 6 σ of radius from a round one nearly nothing.
    let quarter = blurred(279, 129, Rect(x: 180, y: 40, width: 100, height: 90), sigma: 3)
    #expect(abs(drawing.darkness(279, 129) - quarter) <= step)
    #expect(drawing.darkness(139, 129) < 0.05)
    #expect(drawing.darkness(180, 40) < 0.05)
  }

  @Test("a shadow in perspective is drawn as far as it reaches")
  func perspective() throws {
    // Turned about a vertical axis through its middle, from 100 000 points away: seen at cos a of its width, and its height.
    let caster = layer(60, 60, 80, 80, color: .black) {
      $0.transform = .seen(from: 100_000).rotated(angle: 0.3, x: 0, y: 1, z: 0)
      $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 10)
    }
    let drawing = try Drawing([caster], width: 200, height: 200)
    // Above the middle of the upper edge the shadow is Φ(distance/σ): 24.5 points above, beyond 2 σ, still 0.7 %.
    for y in [30, 35, 40, 50] {
      let expected = 1 - phi((60 - Double(y) - 0.5) / 10)
      #expect(abs(drawing.darkness(100, y) - expected) <= 1.5 * step, "\(y)")
    }
    #expect(drawing.darkness(100, 35) > 0)
  }

  @Test("the general silhouette agrees with the rounded rectangle", arguments: [3.0, 9.0])
  func generalAgreesWithRounded(sigma: Double) throws {
    func drawn(_ children: [Layer]) throws -> Drawing {
      let view = caster(Rect(x: 40.5, y: 40.25, width: 120.5, height: 110), radius: sigma) {
        ($0.cornerRadius, $0.children) = (12, children)
      }
      return try Drawing([view], width: 200, height: 190)
    }
    let simple = try drawn([])
    // A path that draws nothing, outside the bounds, makes the silhouette general and leaves it as it is.
    var empty = ShapeContents(path: try Path(svg: "M-5 -5H-4"))
    empty.fillColor = nil
    let general = try drawn([layer(-9, -9, 2, 2) { $0.contents = LayerContents(.shape(empty)) }])
    #expect(general.deviation { simple.darkness($0, $1) } <= step)
  }

  /// The shadow of a rounded rectangle of 120 × 110 points, from (40, 40) on, whose corners have a radius of 12.
  private func cast(_ change: (inout Layer) -> Void = { _ in }) throws -> Drawing {
    let view = caster(Rect(x: 40, y: 40, width: 120, height: 110), radius: 3) {
      $0.cornerRadius = 12
      change(&$0)
    }
    return try Drawing([view], width: 200, height: 190)
  }

  // What an image in a card may look like: where it lies, its radius, and which corners have it.
  @Test("a child that is cut where its parent's corners are leaves the shadow as it is")
  func childCutAsItsParent() throws {
    let simple = try cast()
    let children: [(Rect, Double, CornerMask)] = [
      (Rect(x: 0, y: 0, width: 120, height: 110), 12, .all), (Rect(x: 0, y: 0, width: 120, height: 110), 30, .all),
      (Rect(x: 0, y: 0, width: 120, height: 60), 12, [.topLeft, .topRight]),
      (Rect(x: 3, y: 2, width: 100, height: 100), 10, .all), (Rect(x: 0, y: 20, width: 120, height: 70), 0, .all),
    ]
    for (frame, radius, corners) in children {
      for masks in [true, false] {
        let child = layer(frame.minX, frame.minY, frame.size.width, frame.size.height, color: .black) {
          ($0.cornerRadius, $0.maskedCorners, $0.masksToBounds) = (radius, corners, masks)
          // Wider than the child, but cut by it.
          if masks { $0.children = [layer(-50, -50, 300, 300, color: .black)] }
        }
        let isSame = try cast { $0.children = [child] }.pixmap == simple.pixmap
        #expect(isSame, "\(frame), \(radius), \(masks)")
      }
    }
  }

  @Test("a child that leaves a corner of its parent casts there, too")
  func childBeyondCorners() throws {
    let whole = Rect(x: 40, y: 40, width: 120, height: 110)
    func drawing(_ change: (inout Layer) -> Void) throws -> Drawing {
      try cast { $0.children = [layer(0, 0, 120, 110, color: .black, change: change)] }
    }
    // Square: the parent's corners do not show.
    let square = try drawing { _ in }
    #expect(square.deviation { blurred($0, $1, whole, sigma: 3) } <= step)
    // Square below: the lower corners are the rectangle's, the upper ones the parent's.
    let below = try drawing { ($0.cornerRadius, $0.maskedCorners) = (12, [.topLeft, .topRight]) }
    let simple = try cast()
    for x in 30..<60 {
      #expect(abs(below.darkness(x, 149) - blurred(x, 149, whole, sigma: 3)) <= step, "\(x)")
      // Two antialiased corners over one another cover a little more than one.
      #expect(abs(below.darkness(x, 40) - simple.darkness(x, 40)) <= 2 * step, "\(x)")
    }
    // Cut less, or cut to the same corners but with a child of its own that is not.
    #expect(try drawing { $0.cornerRadius = 6 }.darkness(41, 41) > simple.darkness(41, 41) + 0.05)
    let filled = try drawing { ($0.cornerRadius, $0.children) = (12, [layer(0, 0, 120, 110, color: .black)]) }
    #expect(filled.deviation { blurred($0, $1, whole, sigma: 3) } <= step)
    // Turned by a right angle: its round corner lies on the other side.
    let child = layer(0, 0, 40, 40, color: .black) {
      ($0.cornerRadius, $0.maskedCorners) = (12, .topLeft)
      $0.transform = .rotation(angle: .pi / 2, x: 0, y: 0, z: 1)
    }
    let turned = try cast { $0.children = [child] }
    #expect(abs(turned.darkness(41, 41) - blurred(41, 41, whole, sigma: 3)) <= step)
  }

  @Test("an image that fills the view that casts its shadow casts as the view would", arguments: [true, false])
  func onlyChild(isImage: Bool) throws {
    let simple = try cast()
    let picture = LayerContents(.picture(Picture(id: "p", layer: layer(0, 0, 100, 50, color: .black))))
    func wrapped(_ change: (inout Layer) -> Void) throws -> Drawing {
      try cast {
        $0.backgroundColor = nil
        $0.children = [
          layer(0, 0, 120, 110, color: isImage ? nil : .black) {
            if isImage { $0.contents = picture }
            ($0.cornerRadius, $0.masksToBounds) = (12, true)
            // More than shows.
            $0.children = [layer(-50, -50, 300, 300, color: .black)]
            change(&$0)
          }
        ]
      }
    }
    try expectEqual(wrapped { _ in }.pixmap, simple.pixmap)
    // Two points to the right and three down.
    let moved = try wrapped { $0.position = Point(x: 62, y: 58) }
    for (x, y) in [(50, 42), (40, 100), (100, 149), (161, 80)] {
      expectEqual(moved.darkness(x + 2, y + 3), simple.darkness(x, y), "\(x), \(y)")
    }
    // Half transparent, it casts half.
    #expect(abs(try wrapped { $0.opacity = 0.5 }.darkness(100, 100) - 0.5) <= step)
  }

  @Test("contents with a size of their own cast as a layer of that size")
  func sizedContents() throws {
    func sized(_ width: Double, _ height: Double, background: Color?) throws -> Drawing {
      try cast {
        // The upper left corner stays where it was.
        ($0.bounds.size, $0.position) = (Size(width: 90, height: 100), Point(x: -460 + 45, y: 40 + 50))
        let picture = Picture(id: "p", layer: layer(0, 0, width, height, color: .black))
        $0.contents = LayerContents(.picture(picture), clipRadius: 12, size: Size(width: width, height: height))
        $0.backgroundColor = background
      }
    }
    try expectEqual(sized(120, 110, background: nil).pixmap, cast().pixmap)
    // The background is larger than the contents, and casts.
    #expect(try sized(60, 50, background: .black).darkness(100, 110) > 0.9)
  }

  @Test("colour alpha, opacity and the layer's opacity multiply")
  func strength() throws {
    let view = caster(Rect(x: 30, y: 30, width: 60, height: 60), radius: 4) {
      $0.shadow?.color = .red.withAlpha(0.8)
      $0.shadow?.opacity = 0.5
      $0.opacity = 0.5
    }
    // 0.8 · 0.5 · 0.5 = 0.2 of red over white in the middle (7.5 σ from each edge): green 255 · 0.8 = 204.
    #expect(near(try Drawing([view], width: 120, height: 120)[60, 60], [255, 204, 204, 255]))
  }

  @Test("children outside the bounds and contents beyond a background cast, an empty layer casts nothing")
  func silhouettes() throws {
    func drawn(_ change: (inout Layer) -> Void) throws -> Drawing {
      let view = caster(Rect(x: 40, y: 40, width: 20, height: 20), radius: 2, change: change)
      return try Drawing([view], width: 120, height: 100)
    }
    // Nothing under the empty parent (40…60), all of it under the child (70…90).
    let child = layer(30, 0, 20, 20, color: .black)
    let parent = try drawn { ($0.backgroundColor, $0.children) = (nil, [child]) }
    #expect(parent.darkness(45, 50) < step && parent.darkness(80, 50) > 0.99)
    var square = ShapeContents(path: rectanglePath(Rect(x: 30, y: 0, width: 20, height: 20)))
    square.fillColor = .black
    let overflow = try drawn { $0.contents = LayerContents(.shape(square)) }
    #expect(overflow.darkness(50, 50) > 0.99 && overflow.darkness(80, 50) > 0.99)
  }

  @Test("a shadow without a radius is as sharp as a shape", arguments: [0, 0.3])
  func sharp(angle: Double) throws {
    let path = rectanglePath(Rect(x: 10.3, y: 10.6, width: 35.5, height: 30.25))
    func drawing(_ change: (inout Layer) -> Void) throws -> Drawing {
      let view = layer(20, 20, 60, 50) {
        $0.transform = .rotation(angle: angle, x: 0, y: 0, z: 1)
        change(&$0)
      }
      return try Drawing([view], width: 100, height: 90)
    }
    let shape = try drawing { $0.contents = LayerContents(.shape(ShapeContents(path: path))) }
    let shadow = try drawing { $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 0, path: path) }
    expectEqual((shadow.pixmap, shape.darkness(50, 45)), (shape.pixmap, 1))
  }

  @Test("the shadow path replaces the silhouette; the offset turns with the layer, the blur grows with it")
  func pathTurnAndScale() throws {
    let path = layer(40, 40, 20, 20) {
      $0.shadow = Shadow(
        opacity: 1, offset: Size(width: 10, height: 5), radius: 4,
        path: rectanglePath(Rect(x: -10, y: -10, width: 60, height: 40)))
    }
    let replaced = try Drawing([path], width: 140, height: 120)
    #expect(replaced.deviation { blurred($0, $1, Rect(x: 40, y: 35, width: 60, height: 40), sigma: 4) } <= step)
    // Turned clockwise by a quarter, up becomes right: the shadow of [−20, 0] × [40, 60] lies at [50, 70] × [40, 60].
    let turned = layer(-20, 40, 20, 20, color: .black) {
      $0.transform = .rotation(angle: .pi / 2, x: 0, y: 0, z: 1)
      $0.shadow = Shadow(opacity: 1, offset: Size(width: 0, height: -70), radius: 3)
    }
    let right = try Drawing([turned], width: 120, height: 100)
    // Sampled through the turn, in bytes: half a step more.
    let square = Rect(x: 50, y: 40, width: 20, height: 20)
    #expect(right.deviation { $0 < 12 ? right.darkness($0, $1) : blurred($0, $1, square, sigma: 3) } <= 1.5 * step)
    // Centre (−230, 80) + 2 · 160 = 90; 40 points wide; σ = 6.
    let scaled = layer(-240, 70, 20, 20, color: .black) {
      $0.transform = .scale(x: 2, y: 2)
      $0.shadow = Shadow(opacity: 1, offset: Size(width: 160, height: 0), radius: 3)
    }
    let large = try Drawing([scaled], width: 180, height: 160)
    #expect(large.deviation { blurred($0, $1, Rect(x: 70, y: 60, width: 40, height: 40), sigma: 6) } <= step)
  }

  @Test("clipping removes the layer's own shadow, an ancestor's clip cuts it")
  func clipping() throws {
    let shadowed = layer(30, 30, 40, 40, color: .white) { $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 6) }
    var masked = shadowed
    masked.masksToBounds = true
    #expect(try Drawing([shadowed], width: 100, height: 100).darkness(27, 50) > 0.2)
    try expectEqual(Drawing([masked], width: 100, height: 100).darkness(27, 50), 0)
    let clipper = layer(0, 0, 28, 100) { ($0.masksToBounds, $0.children) = (true, [shadowed]) }
    let cut = try Drawing([clipper], width: 100, height: 100)
    #expect(cut.darkness(27, 50) > 0.2 && cut.darkness(72, 50) == 0)
  }
}

/// A rectangle as a path.
func rectanglePath(_ rect: Rect) -> Path {
  let corners = rect.corners
  return Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
}
