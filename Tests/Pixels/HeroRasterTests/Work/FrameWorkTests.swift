import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// The work of a frame is counted before it is drawn, and refused beyond the limit with the view that takes most.
@Suite struct FrameWorkTests {
  /// 200 × 100 px unless said otherwise.
  private func units(
    _ layers: [Layer], width: Double = 200, height: Double = 100, scale: Double = 1, images: [ImageFacts] = []
  ) throws -> Double {
    try FrameWork(
      of: LayerTree(size: Size(width: width, height: height), background: .white, layers: layers), scale: scale,
      images: images
    ).units
  }

  /// What a layer costs beyond a plain one.
  private func extra(_ layer: Layer) throws -> Double { try units([layer]) - WorkPrices.layer }

  @Test("a filled layer is its visible pixels, hidden ones are nothing")
  func filled() throws {
    try expectEqual(units([]), 0)
    try expectEqual(extra(layer(10, 10, 40, 30, color: .red)), 1200 * WorkPrices.fill)
    // Half of it is left of the canvas.
    try expectEqual(extra(layer(-20, 10, 40, 30, color: .red)), 600 * WorkPrices.fill)
    try expectEqual(units([layer(10, 10, 40, 30, color: .red)], scale: 2) - WorkPrices.layer, 4800 * WorkPrices.fill)
    try expectEqual(units([layer(10, 10, 40, 30, color: .red) { $0.isHidden = true }]), 0)
    try expectEqual(units([layer(10, 10, 40, 30, color: .red) { $0.opacity = 0 }]), 0)
  }

  @Test("a clip limits what is inside")
  func clipped() throws {
    let clip = layer(0, 0, 10, 10) {
      $0.masksToBounds = true
      $0.children = [layer(-50, -50, 500, 500, color: .red)]
    }
    try expectEqual(units([clip]), 2 * WorkPrices.layer + 100 * WorkPrices.fill)
    // Round corners make a group of it.
    var round = clip
    round.cornerRadius = 2
    try expectEqual(units([round]), units([clip]) + 100 * WorkPrices.group)
  }

  @Test("each kind of contents has its price")
  func contents() throws {
    func priced(_ kind: LayerContents.Kind) throws -> Double {
      try extra(layer(0, 0, 20, 10) { $0.contents = LayerContents(kind) })
    }
    try expectEqual(priced(.backdrop(BackdropEffect(blurRadius: 5))), 200 * WorkPrices.backdrop)
    let two = GradientContents(colors: [.red, .blue])
    try expectEqual(priced(.gradient(two)), 200 * (WorkPrices.gradient.pixel + 2 * WorkPrices.gradient.color))
    // Ten characters of a 10 px font.
    let text = TextContents(text: "abcdefghij", font: Font(size: 10))
    let glyphs = 10 * (WorkPrices.glyph.character + 10 * WorkPrices.glyph.row)
    try expectEqual(priced(.text(text)), glyphs)
    // A shadow casts them once more; a picture in the line takes no more than the layer's 200 pixels.
    var shadowed = text
    shadowed.shadow = TextShadow()
    try expectEqual(priced(.text(shadowed)), 2 * glyphs)
    var picture = TextRun(text: TextRun.attachmentCharacter, like: text)
    picture.attachment = TextAttachment(image: 0, bounds: Rect(x: 0, y: 0, width: 500, height: 500))
    var pictured = TextContents(text: picture.text, font: Font(size: 10))
    pictured.runs = [picture]
    try expectEqual(priced(.text(pictured)), glyphs / 10 + 200 * WorkPrices.image)
    // A square of 8: four lines, of which two cross 8 rows each.
    let square = ShapeContents(path: rectanglePath(Rect(x: 0, y: 0, width: 8, height: 8)))
    try expectEqual(priced(.shape(square)), 4 * WorkPrices.segment.piece + 16 * WorkPrices.segment.row)
  }

  @Test("an image is priced where its content mode puts it")
  func images() throws {
    func priced(_ mode: ContentMode) throws -> Double {
      let contents = LayerContents(.image(ImageContents(image: 0, contentMode: mode)))
      return try units(
        [layer(50, 20, 20, 10) { $0.contents = contents }],
        images: [ImageFacts(size: Size(width: 40, height: 40), isOpaque: true)]) - WorkPrices.layer
    }
    try expectEqual(priced(.scaleToFill), 200 * WorkPrices.image)
    try expectEqual(priced(.scaleAspectFit), 100 * WorkPrices.image)
    try expectEqual(priced(.scaleAspectFill), 400 * WorkPrices.image)
    try expectEqual(priced(.center), 1600 * WorkPrices.image)
  }

  @Test("dashes and round corners count as segments")
  func strokes() throws {
    var line = ShapeContents(path: Path(elements: [.move(.zero), .line(Point(x: 100, y: 0))]))
    (line.fillColor, line.strokeColor) = (nil, .black)
    func priced() throws -> Double { try extra(layer(0, 0, 100, 10) { $0.contents = LayerContents(.shape(line)) }) }
    // One piece of four sides, four rows of a line one pixel wide.
    let plain = 4 * WorkPrices.segment.piece + 4 * WorkPrices.segment.row
    try expectEqual(priced(), plain)
    // 100 points hold 25 periods of two lengths.
    line.lineDashPattern = [3, 1]
    try expectEqual(priced(), 51 * plain)
    // Too fine to be seen: a solid line.
    line.lineDashPattern = [0.001, 0.001]
    try expectEqual(priced(), plain)
    line.lineDashPattern = []
    // Trimming makes 64 lines of each of two elements.
    line.strokeEnd = 0.5
    try expectEqual(priced(), 129 * plain)
    line.strokeEnd = 1
    // Of a line wider than the canvas is high its 100 rows count.
    line.lineWidth = 500
    try expectEqual(priced(), 4 * WorkPrices.segment.piece + 400 * WorkPrices.segment.row)
    line.lineWidth = 1
    line.lineCap = .round
    // √(1/0.02) = 7.07 sides to each half circle.
    let sides = 4 + 2 * 50.0.squareRoot()
    #expect(try abs(priced() - sides * WorkPrices.segment.piece - 4 * WorkPrices.segment.row) < 1e-6)
  }

  @Test("a curve's pieces go by how far it bends, rows outside of the canvas are none")
  func paths() throws {
    func priced(_ elements: [Path.Element]) throws -> Double {
      try extra(
        layer(0, 0, 20, 10) { $0.contents = LayerContents(.shape(ShapeContents(path: Path(elements: elements)))) })
    }
    // There and back along a row: |a − 2b + c| = 80 px, of which three quarters are 3000 times Cairo's tolerance of 0.02.
    let bent = try priced([.move(.zero), .quad(control: Point(x: 40, y: 0), end: .zero)])
    #expect(abs(bent - (2 * 3000.0.squareRoot() + 1) * WorkPrices.segment.piece) < 1e-6)
    let long = try priced([.move(Point(x: 10, y: -50)), .line(Point(x: 10, y: 150))])
    expectEqual(long, WorkPrices.segment.piece + 100 * WorkPrices.segment.row)
  }

  @Test("shadows, groups and pictures count what they draw beside the canvas")
  func offscreen() throws {
    // σ 2: the grid reaches 3.5 σ + 2 = 9 px around 20 × 10.
    let shadowed = layer(50, 40, 20, 10, color: .black) { $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 2) }
    try expectEqual(extra(shadowed), 200 * WorkPrices.fill + 38 * 28 * WorkPrices.maskedShadow)
    // A half transparent layer throws its silhouette, drawn three times as fine and once more.
    var translucent = shadowed
    translucent.backgroundColor = .black.withAlpha(0.5)
    let fine = 9.0 * 38 * 28 * WorkPrices.blurredShadow
    try expectEqual(extra(translucent), 200 * WorkPrices.fill + fine + 9 * 200 * WorkPrices.fill)
    // Of round corners a mask is blurred, once for all that are alike.
    var round = shadowed
    (round.bounds.size, round.cornerRadius) = (Size(width: 100, height: 10), 2)
    let mask = try units([round]) * 2 - units([round, round])
    let key = try #require(ShadowMasks.key(RoundedRect(round), radius: 2))
    #expect(mask > 0 && mask == ShadowMasks.area(key) * WorkPrices.blurredShadow)
    let group = layer(0, 0, 20, 10, color: .red) { ($0.opacity, $0.borderWidth) = (0.5, 1) }
    try expectEqual(extra(group), 200 * (2 * WorkPrices.fill + WorkPrices.group))
    // A snapshot hands its opacity down: an opaque layer of two things in it is a group as well.
    let snapshot = layer(0, 0, 20, 10) {
      ($0.opacity, $0.opacityMode) = (0.5, .eachPrimitive)
      var inner = group
      inner.opacity = 1
      $0.children = [inner]
    }
    try expectEqual(units([snapshot]) - units([group]), WorkPrices.layer)
    let picture = Picture(id: "p", layer: layer(0, 0, 10, 10, color: .red))
    let one = layer(0, 0, 20, 10) { $0.contents = LayerContents(.picture(picture)) }
    try expectEqual(extra(one), 200 * WorkPrices.image + 100 * WorkPrices.fill)
    // The same picture is drawn once.
    try expectEqual(
      units([one, one]), 2 * WorkPrices.layer + 400 * WorkPrices.image + 100 * WorkPrices.fill)
  }

  @Test("shadows of shadows are counted up to the limit and no further: 10⁹ units and 700 for each pixel")
  func nestedShadows() throws {
    // Each silhouette holds the next shadow: 2⁶⁰ drawings.
    var nested = layer(0, 0, 9, 9, color: .black.withAlpha(0.5))
    for _ in 0..<60 {
      nested = layer(0, 0, 9, 9) {
        ($0.shadow, $0.children) = (Shadow(opacity: 1, offset: .zero, radius: 1), [nested])
      }
    }
    #expect(throws: RasterError.self) { try units([nested]) }
    expectEqual((FrameWork.limit(pixels: 64 * 64), FrameWork.limit(pixels: 1_000_000)), (1_002_867_200, 1.7e9))
  }

  @Test(
    "a path whose edges cross too often is refused, as fill, stroke, mask and shadow; one with as many points is not")
  func crossings() throws {
    // Each of n chords that span 2.4 radians crosses 4.8/2π of the others: 1.5·10⁹ crossings of 63 000.
    let star = star(63_000, 2.4, radius: 32)
    // Rings about the middle that do not cross.
    let rings = Path(
      elements: (0..<63_000).map { index in
        let (turn, radius) = (Double(index % 100) / 100 * 2 * .pi, 1 + Double(index / 100) / 21)
        let point = Point(x: 32 + radius * cos(turn), y: 32 + radius * sin(turn))
        return index % 100 == 0 ? .move(point) : .line(point)
      })
    func layers(_ path: Path) -> [Layer] {
      var stroked = ShapeContents(path: path)
      (stroked.fillColor, stroked.strokeColor) = (nil, .black)
      let contents = [ShapeContents(path: path), stroked].map { shape in
        layer(0, 0, 64, 64) { $0.contents = LayerContents(.shape(shape)) }
      }
      return contents + [
        layer(0, 0, 64, 64, color: .red) { $0.mask = LayerMask(path: path) },
        layer(0, 0, 64, 64) { $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 0, path: path) },
      ]
    }
    for layer in layers(star) { #expect(throws: RasterError.self) { try units([layer], width: 64, height: 64) } }
    for layer in layers(rings) { #expect(try units([layer], width: 64, height: 64) < 1e9) }
  }

  @Test("what goes beyond is refused before it is drawn, with the view that takes most")
  func refused() throws {
    let effects = (0..<3000).map { _ in
      layer(0, 0, 200, 100) { $0.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 5))) }
    }
    var text = layer(0, 0, 200, 100)
    text.path = "a/words"
    text.contents = LayerContents(
      .text(TextContents(text: String(repeating: "x", count: 2_000_000), font: Font(size: 17))))
    let rasterizer = try Rasterizer(scale: 1, images: [], fonts: [])
    func tree(_ layers: [Layer]) -> LayerTree {
      LayerTree(size: Size(width: 200, height: 100), background: .white, layers: layers)
    }
    let error = #expect(throws: RasterError.self) { try rasterizer.render(tree(effects.prefix(3) + [text])) }
    guard case .layer("a/words", let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("too much work"))
    #expect(throws: RasterError.self) { try rasterizer.render(tree(effects)) }
    try expectEqual(rasterizer.measure(tree(Array(effects.prefix(3)))).dearest, "test")
  }

  @Test("numbers beyond all measure are bounded before they are counted")
  func hugeNumbers() throws {
    for value in [1e9, 1e18, 1e150, 1e300] {
      let far = Path(elements: [.move(Point(x: -value, y: value)), .line(Point(x: value, y: -value)), .close])
      var shape = ShapeContents(path: far)
      (shape.strokeColor, shape.lineWidth) = (.red, value)
      let huge = layer(0, 0, value, value, color: .red) {
        $0.contents = LayerContents(.shape(shape))
        $0.shadow = Shadow(opacity: 1, offset: Size(width: value, height: value), radius: value)
      }
      let count = try units([huge])
      #expect(count.isFinite && count > 0, "\(value)")
    }
  }
}
