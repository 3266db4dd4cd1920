import Foundation
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroMotion
import HeroRaster

/// Lottie's shapes: outlines and what they are filled with.
enum LottieShapes {
  /// A group of an outline and its paint.
  static func group(_ items: [JSONValue]) -> JSONValue {
    // Its transform comes last; what it does not name moves nothing, but lottie-web asks for its opacity.
    return ["ty": "gr", "it": .array(items + [["ty": "tr", "o": LottieValue.fixed(100)]])]
  }

  /// Rounded rectangles over time: Lottie's own where all corners are circles, else a path.
  static func outline(_ rects: FrameRuns<RoundedRect>) -> [JSONValue] {
    let isPlain = rects.runs.allSatisfy { $0.value.isPlain }
    guard isPlain || rects.runs.allSatisfy({ $0.value.corners == .all && $0.value.curve == .circular }) else {
      return path(paths(rects)) ?? []
    }
    let length = LottieTolerance.length
    return [
      [
        "ty": "rc",
        "p": LottieValue.property(
          rects.series { [$0.rect.center.x, $0.rect.center.y] }, within: [length, length]),
        "s": LottieValue.property(
          rects.series { [$0.rect.size.width, $0.rect.size.height] }, within: [length, length]),
        "r": LottieValue.property(rects.series { $0.isPlain ? 0 : $0.radius }, within: [length]),
      ]
    ]
  }

  /// The same as paths of one structure: a corner that is sharp for a while stays round by a hair.
  static func paths(_ rects: FrameRuns<RoundedRect>) -> FrameRuns<Path> {
    let isPlain = rects.runs.allSatisfy { $0.value.isPlain }
    return rects.map { rect in
      if isPlain || !rect.isPlain { return rect.path }
      let some = rects.runs.first { !$0.value.isPlain }?.value ?? rect
      return RoundedRect(rect.rect, radius: 1e-3, corners: some.corners, curve: some.curve).path
    }
  }

  /// Paths over time, a shape for each subpath; nil where their structure changes.
  static func path(_ paths: FrameRuns<Path>) -> [JSONValue]? {
    let curves = paths.map { LottieCurves(LottiePath($0)) }
    guard let parts = curves.runs.first?.value.parts, curves.runs.allSatisfy({ $0.value.parts == parts }) else {
      return nil
    }
    return parts.indices.map { index in
      [
        "ty": "sh",
        "ks": LottiePath.property(curves.series { $0.numbers[index] }, isClosed: parts[index].isClosed),
      ]
    }
  }

  /// One colour over time; its alpha is the opacity, times those by frame.
  static func fill(_ colors: FrameRuns<Color>, alpha: FrameSeries?, rule: Int = 1) -> JSONValue {
    ["ty": "fl", "c": color(colors), "o": opacity(colors.series { $0.alpha }, alpha), "r": .integer(rule)]
  }

  /// A line of one colour over time.
  ///
  /// - Parameters:
  ///   - width: Points by frame.
  ///   - shape: Has its ends, joins and dashes; nil: sharp corners.
  static func stroke(
    _ colors: FrameRuns<Color>, width: FrameSeries, alpha: FrameSeries?, like shape: ShapeContents? = nil
  ) -> JSONValue {
    let caps: [ShapeContents.LineCap] = [.butt, .round, .square]
    let joins: [ShapeContents.LineJoin] = [.miter, .round, .bevel]
    var members: [JSONValue.Member] = [
      .init("ty", "st"), .init("c", color(colors)), .init("o", opacity(colors.series { $0.alpha }, alpha)),
      .init("w", LottieValue.property(width, within: [LottieTolerance.length])),
      .init("lc", .integer((caps.firstIndex(of: shape?.lineCap ?? .butt) ?? 0) + 1)),
      .init("lj", .integer((joins.firstIndex(of: shape?.lineJoin ?? .miter) ?? 0) + 1)),
      .init("ml", LottieValue.number(shape?.miterLimit ?? 10)),
    ]
    if let dashes = shape?.lineDashPattern, !dashes.isEmpty {
      // Of an odd count all are on once and off once, as CAShapeLayer has it.
      var whole = dashes.count % 2 == 0 ? dashes : dashes + dashes
      // rlottie leaves out a dash without length, of which its ends make a dot; a tenth of a point is enough.
      let least = shape?.lineCap == .butt ? 0 : 0.1
      for dash in stride(from: 0, to: whole.count, by: 2) where whole[dash] < least {
        whole[dash + 1] = max(whole[dash + 1] + whole[dash] - least, 0)
        whole[dash] = least
      }
      members.append(
        .init(
          "d",
          .array(
            whole.enumerated().map {
              ["n": $0 % 2 == 0 ? "d" : "g", "nm": .string("length \($0)"), "v": LottieValue.fixed($1)]
            } + [["n": "o", "nm": "offset", "v": LottieValue.fixed(0)]])))
    }
    return .object(members)
  }

  /// The part of a path that is stroked, over time.
  static func trim(_ shapes: FrameRuns<ShapeContents>) -> JSONValue {
    func part(_ value: @escaping (ShapeContents) -> Double) -> JSONValue {
      LottieValue.property(shapes.series { min(max(value($0), 0), 1) * 100 }, within: [LottieTolerance.opacity / 2])
    }
    return ["ty": "tm", "s": part(\.strokeStart), "e": part(\.strokeEnd), "o": LottieValue.fixed(0), "m": 2]
  }

  /// Lottie's colour, without alpha.
  static func color(_ colors: FrameRuns<Color>) -> JSONValue {
    let tolerance = LottieTolerance.color
    return LottieValue.property(
      colors.series { [$0.red, $0.green, $0.blue] }, within: [tolerance, tolerance, tolerance])
  }

  /// Per cent, of a series of 0…1 times another.
  static func opacity(_ own: FrameSeries, _ alpha: FrameSeries?) -> JSONValue {
    let product = alpha.map { own * $0 } ?? own
    return LottieValue.opacity(product)
  }

  /// A gradient over bounds: axial or radial with equal radii.
  static func fill(
    _ gradients: FrameRuns<GradientContents>, over bounds: FrameRuns<Rect>, alpha: FrameSeries?
  ) -> JSONValue {
    let frames = gradients.frames
    var ends: [[Double]] = []
    for frame in frames {
      let (from, to) = Self.line(gradients[frame], in: bounds[frame])
      ends.append([from.x, from.y, to.x, to.y])
    }
    let line = FrameSeries(first: frames.lowerBound, values: ends)
    let length = LottieTolerance.length
    let first = gradients.runs[0].value
    let hasAlpha = gradients.runs.contains { $0.value.colors.contains { $0.alpha < 1 } }
    let stops = gradients.series { Self.stops($0, hasAlpha: hasAlpha) }
    return [
      "ty": "gf", "o": opacity(FrameSeries(first: frames.lowerBound, values: frames.map { _ in [1] }), alpha), "r": 1,
      "t": first.kind == .radial ? 2 : 1,
      "s": LottieValue.property(line.map { [$0[0], $0[1]] }, within: [length, length]),
      "e": LottieValue.property(line.map { [$0[2], $0[3]] }, within: [length, length]),
      "g": [
        "p": .integer(first.colors.count),
        "k": LottieValue.property(
          stops, within: [Double](repeating: LottieTolerance.color, count: stops.values[0].count)),
      ],
    ]
  }

  /// Place and colour of each stop, then place and alpha of each.
  private static func stops(_ gradient: GradientContents, hasAlpha: Bool) -> [Double] {
    let stops = Array(zip(gradient.locations, gradient.colors))
    return stops.flatMap { [$0, $1.red, $1.green, $1.blue] } + (hasAlpha ? stops.flatMap { [$0, $1.alpha] } : [])
  }

  /// Where a gradient begins and ends, points. What is square to an axial gradient's line in the unit square is not so in the bounds:
  /// there the colour grows along ∇ of its place, which is linear in x and y.
  private static func line(_ gradient: GradientContents, in bounds: Rect) -> (from: Point, to: Point) {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    func place(_ point: Point) -> Point {
      Point(x: bounds.minX + point.x * bounds.size.width, y: bounds.minY + point.y * bounds.size.height)
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if gradient.kind == .radial {
      let from = place(start)
      return (from, Point(x: from.x + abs(dx) * bounds.size.width, y: from.y))
    }
    let square = dx * dx + dy * dy
    guard square > 0, bounds.size.width > 0, bounds.size.height > 0 else { return (place(start), place(end)) }
    let slope = Point(x: dx / square / bounds.size.width, y: dy / square / bounds.size.height)
    let steepness = slope.x * slope.x + slope.y * slope.y
    let from = place(start)
    return (from, from + slope * (1 / steepness))
  }

  /// Whether a gradient can be said: not a conic one, no ellipse, and what has no length is one colour.
  static func says(_ gradient: GradientContents, over bounds: Rect) -> Bool {
    let size = bounds.size
    let (dx, dy) = (
      abs(gradient.endPoint.x - gradient.startPoint.x), abs(gradient.endPoint.y - gradient.startPoint.y)
    )
    switch gradient.kind {
    case .axial: return gradient.startPoint != gradient.endPoint && gradient.colors.count > 1
    case .radial: return dx > 1e-6 && abs(dx * size.width - dy * size.height) < 0.5 && gradient.colors.count > 1
    case .conic: return false
    }
  }
}

/// A path's structure and numbers, as values.
private struct LottieCurves: Equatable, Sendable {
  let parts: [LottiePath.Part]
  let numbers: [[Double]]

  init(_ path: LottiePath) { (parts, numbers) = (path.parts, path.numbers) }
}

/// A Gaussian's shadow of a rounded rectangle as rounded rectangles within each other, which together are about as dark.
enum LottieShadow {
  /// Outermost first, each as dark as three or more 255ths, at most 24.
  ///
  /// Alphas are a hair less than whole 255ths: rlottie cuts them off to the byte below and then divides by 256, which together is right. Each
  /// step costs it half a 255th of what lies below.
  ///
  /// - Parameter strength: The shadow's alpha, 0…1.
  static func steps(strength: Double) -> [(level: Double, alpha: Double)] {
    let count = min(max((strength * 255 / 3).rounded(.up), 1), 24)
    var steps: [(level: Double, alpha: Double)] = []
    var left = 1.0
    for step in 1...Int(count) {
      let bytes = ((1 - (1 - strength * Double(step) / count) / left) * 255).rounded()
      let alpha = max(bytes - 0.01, 0) / 255
      steps.append(((1 - left * (1 - alpha / 2)) / strength, alpha))
      left *= 1 - alpha
    }
    return steps
  }

  /// Where the shadow has a part of its strength. Along an edge that is Φ⁻¹(part) deviations inside of it; in a corner, where two edges
  /// fade, √part on each side: a circle goes through both.
  static func contour(of rect: RoundedRect, sigma: Double, level: Double) -> RoundedRect {
    let inside = sigma * quantile(level)
    let corner = sigma * (quantile(level.squareRoot()) - quantile(level)) / (1 - 0.5.squareRoot())
    let own = max((rect.isPlain ? 0 : rect.radius) - inside, 0)
    let box = rect.rect.outset(by: -inside)
    let size = Size(width: max(box.size.width, 0), height: max(box.size.height, 0))
    return RoundedRect(
      Rect(x: box.center.x - size.width / 2, y: box.center.y - size.height / 2, width: size.width, height: size.height),
      radius: (own * own + corner * corner).squareRoot())
  }

  /// The standard normal distribution's quantile, by halving.
  static func quantile(_ part: Double) -> Double {
    var (low, high) = (-6.0, 6.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if 0.5 * erfc(-middle / 2.0.squareRoot()) < part { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
