import HeroGeometry
import HeroJSON
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender
import HeroTesting
import Testing

@testable import HeroLottie

@Suite struct LottiePartsTests {
  @Test("numbers have three digits after the point at most, and none where they are whole")
  func numbers() {
    expectEqual([2, 1 / 3.0, -0.0004].map { LottieValue.number($0) }, [.integer(2), .number(0.333), .integer(0)])
  }

  @Test("a triangle has three vertices; a quadratic curve's tangents are two thirds of the way to its control")
  func paths() throws {
    let path = LottiePath(try Path(svg: "M0 0H10L0 10Z"))
    expectEqual(path.parts, [LottiePath.Part(count: 3, isClosed: true)])
    // x, y, tangent in, tangent out.
    expectEqual(path.numbers, [[0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0]])
    try expectEqual(LottiePath(Path(svg: "M0 0H10L0 10L0 0Z")).numbers, path.numbers)
    let curve = LottiePath(try Path(svg: "M0 0Q3 6 6 0"))
    expectEqual(curve.parts, [LottiePath.Part(count: 2, isClosed: false)])
    expectEqual(curve.numbers, [[0, 0, 0, 0, 2, 4, 6, 0, -2, 4, 0, 0]])
  }

  /// `ks` of one frame.
  private func transform(_ map: AffineMap) -> JSONValue {
    LottieTransform(maps: [map], first: 0, content: Rect(x: 0, y: 0, width: 10, height: 10)).property(
      opacity: nil, end: nil)
  }

  @Test("a transform is position, scale and turn, and says only what it has")
  func transforms() {
    let home: JSONValue = ["a": 0, "k": [0, 0]]
    expectEqual(transform(AffineMap(1, 0, 0, 1, 5, 6)), ["p": ["a": 0, "k": [5, 6]]])
    expectEqual(transform(AffineMap(2, 0, 0, 3, 0, 0)), ["p": home, "s": ["a": 0, "k": [200, 300]]])
    // x to the left: a mirror, no turn.
    expectEqual(transform(AffineMap(-1, 0, 0, 1, 0, 0)), ["p": home, "s": ["a": 0, "k": [-100, 100]]])
    // A third of a quarter turn: cos 30° and sin 30°.
    let half = 0.75.squareRoot()
    expectEqual(transform(AffineMap(half, 0.5, -0.5, half, 0, 0)), ["p": home, "r": ["a": 0, "k": 30]])
  }

  @Test("a map and its way back are nothing; a slanted square has a skew")
  func maps() throws {
    let map = AffineMap(2, 1, -1, 3, 7, 8)
    let both = map.then(try #require(map.inverse))
    #expect(both.apply(Point(x: 4, y: 5)).distance(to: Point(x: 4, y: 5)) < 1e-9)
    expectEqual(AffineMap(2, 0, 0, 3, 0, 0).skew(of: Rect(x: 0, y: 0, width: 10, height: 10)), 0)
    // (1, 0) and (1, 1) enclose 45°: cos 45° of the shorter side, 10.
    let skew = AffineMap(1, 0, 1, 1, 0, 0).skew(of: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(skew - 10 * 0.5.squareRoot()) < 1e-9)
  }

  @Test(
    "rounded rectangles over each other are together as dark as the shadow, in at most 24 like steps of almost whole 255ths",
    arguments: [(0.04, 4), (0.12, 11), (0.6, 24), (1, 24)])
  func shadowSteps(strength: Double, count: Int) {
    let steps = LottieShadow.steps(strength: strength)
    expectEqual(steps.count, count)
    var light = 1.0
    for (index, step) in steps.enumerated() {
      #expect(abs((step.alpha * 255).rounded() - step.alpha * 255 - 0.01) < 1e-9)
      let before = light
      light *= 1 - step.alpha
      #expect(abs(1 - light - strength * Double(index + 1) / Double(count)) <= 0.6 / 255)
      #expect(abs(step.level - (1 - (before + light) / 2) / strength) < 1e-9)
    }
  }

  @Test("a shadow's contours lie where the normal distribution has their part")
  func shadowContours() {
    #expect(abs(LottieShadow.quantile(0.975) - 1.959964) < 1e-5)
    #expect(abs(LottieShadow.quantile(0.5)) < 1e-9)
    // One that no byte shows has no alpha below 0.
    expectEqual(LottieShadow.steps(strength: 0.001).map(\.alpha), [0])
    let rect = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    let middle = LottieShadow.contour(of: rect, sigma: 10, level: 0.5)
    #expect(abs(middle.rect.minX) < 1e-6 && abs(middle.rect.size.width - 100) < 1e-6)
    // 16 % lie more than a deviation outside: the contour is as far out.
    let outer = LottieShadow.contour(of: rect, sigma: 10, level: 0.15865525)
    #expect(abs(outer.rect.minX + 10) < 1e-3)
  }

  @Test("things beside each other may fade one by one, things on each other may not")
  func overlap() {
    func layer(_ x: Double, _ width: Double, _ children: [Layer] = []) -> Layer {
      var layer = Layer(path: "x", position: Point(x: x, y: 0), bounds: Rect(x: 0, y: 0, width: width, height: 10))
      (layer.anchorPoint, layer.backgroundColor, layer.children) = (.zero, .black, children)
      return layer
    }
    var group = layer(0, 100, [layer(0, 10), layer(10, 10)])
    #expect(group.overlapsItself(images: []))
    group.backgroundColor = nil
    #expect(!group.overlapsItself(images: []))
    group.children.append(layer(15, 10))
    #expect(group.overlapsItself(images: []))
    // ½ · ¼ = ⅛: through half of the upper one the lower one shows by ¼ · ⅛ too much at most.
    group.children[1].backgroundColor = .black.withAlpha(0.5)
    group.children[2].backgroundColor = .black.withAlpha(0.25)
    #expect(!group.overlapsItself(images: []))
  }

  @Test("an axial gradient across a wide rectangle runs square to its lines of one colour")
  func gradientLine() throws {
    // From the top left to the bottom right of 200×100: lines of one colour go from the top right to the bottom left in the unit square, which
    // are the direction (200, −100) here. So the line runs along (100, 200), and ends where the value is 1: on the line through (200, 100).
    let gradient = GradientContents(
      colors: [.black, .white], startPoint: Point(x: 0, y: 0), endPoint: Point(x: 1, y: 1))
    let frames = 0..<1
    let fill = LottieShapes.fill(
      FrameRuns(gradient, in: frames), over: FrameRuns(Rect(x: 0, y: 0, width: 200, height: 100), in: frames),
      alpha: nil)
    guard case .object(let members) = fill else { return #expect(Bool(false)) }
    let end = members.first { $0.key == "e" }?.value
    // (80, 160): 80/200·½ + 160/100·½ = 1.
    expectEqual(end, ["a": 0, "k": [80, 160]])
  }
}
