import Foundation
import HeroGeometry
import HeroJSON
import HeroMotion

/// A map without perspective from one plane to another: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct AffineMap: Equatable, Sendable {
  var (a, b, c, d, tx, ty): (Double, Double, Double, Double, Double, Double)

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  static let identity = AffineMap(1, 0, 0, 1, 0, 0)

  /// Nil where there is perspective.
  init?(_ map: Homography) {
    let e = map.elements
    guard map.isAffine, e[8] != 0 else { return nil }
    self.init(e[0] / e[8], e[1] / e[8], e[3] / e[8], e[4] / e[8], e[6] / e[8], e[7] / e[8])
  }

  /// From a rectangle to another, which it fills; what has no area stays where it is.
  init(from: Rect, to: Rect) {
    let x = from.size.width > 0 ? to.size.width / from.size.width : 1
    let y = from.size.height > 0 ? to.size.height / from.size.height : 1
    self.init(x, 0, 0, y, to.minX - from.minX * x, to.minY - from.minY * y)
  }

  /// This map, then another.
  func then(_ other: AffineMap) -> AffineMap {
    AffineMap(
      a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  func apply(_ point: Point) -> Point { Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty) }

  /// The way back; nil where the map is flat.
  var inverse: AffineMap? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineMap(ia, ib, ic, id, -(tx * ia + ty * ic), -(tx * ib + ty * id))
  }

  /// How far a rectangle's corners leave the right angle, points: 0 without a skew.
  func skew(of rect: Rect) -> Double {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    guard x > 1e-9, y > 1e-9 else { return 0 }
    return abs(a * c + b * d) / (x * y) * min(x * rect.size.width, y * rect.size.height)
  }
}

/// A layer's transform over time.
struct LottieTransform {
  /// By frame, from the layer's own points to those of its composition.
  let maps: [AffineMap]
  let first: Int
  /// What the layer shows, its own points: how exact turns and scales must be.
  let content: Rect

  /// Lottie's `ks`: anchor, position by axes, scale, rotation, opacity.
  ///
  /// - Parameters:
  ///   - opacity: 0…1 by frame; nil: 1.
  ///   - end: The frame after the last one, where the layer has to vanish: rlottie shows a layer at its `op`, too. Nil: what holds the layer
  ///     ends there as well.
  func property(opacity: FrameSeries?, end: Int?) -> JSONValue {
    let isMoved = maps.allSatisfy { map in
      guard let one = maps.first else { return true }
      return map.a == one.a && map.b == one.b && map.c == one.c && map.d == one.d
    }
    // What only moves needs no anchor; around its middle turns and scales bend the way least.
    let anchor = isMoved ? Point.zero : content.center.rounded
    let parts = decomposed()
    let reach = max(
      content.corners.map { $0.distance(to: anchor) }.max() ?? 1, 1)
    let angle = LottieTolerance.length / reach * 180 / .pi
    func series(_ numbers: (Int) -> [Double]) -> FrameSeries {
      FrameSeries(first: first, values: maps.indices.map(numbers))
    }
    let spots = maps.map { $0.apply(anchor) }
    var members: [JSONValue.Member] = []
    if anchor != .zero { members.append(.init("a", LottieValue.fixed(anchor.x, anchor.y))) }
    let x = LottieValue.property(series { [spots[$0].x] }, within: [LottieTolerance.length])
    let y = LottieValue.property(series { [spots[$0].y] }, within: [LottieTolerance.length])
    if let x = x.fixedNumber, let y = y.fixedNumber {
      members.append(.init("p", ["a": 0, "k": [x, y]]))
    } else {
      members.append(.init("p", ["s": true, "x": x, "y": y]))
    }
    let scaleTolerance = 100 * LottieTolerance.length / reach
    let scale = LottieValue.property(
      series { [parts[$0].x * 100, parts[$0].y * 100] }, within: [scaleTolerance, scaleTolerance])
    if scale != LottieValue.fixed(100, 100) { members.append(.init("s", scale)) }
    let turn = LottieValue.property(series { [parts[$0].angle * 180 / .pi] }, within: [angle])
    if turn != LottieValue.fixed(0) { members.append(.init("r", turn)) }
    let value = LottieValue.opacity(opacity ?? series { _ in [1] }, end: end)
    if value != LottieValue.fixed(100) { members.append(.init("o", value)) }
    return .object(members)
  }

  /// Scales and the turn after them by frame, each turn as near as possible to the one before.
  private func decomposed() -> [(x: Double, y: Double, angle: Double)] {
    var last = 0.0
    return maps.map { map in
      let x = (map.a * map.a + map.b * map.b).squareRoot()
      let y = (map.c * map.c + map.d * map.d).squareRoot()
      // What is flat one way turns with the other side; what is a point does not turn.
      var angle = x > 1e-9 ? atan2(map.b, map.a) : y > 1e-9 ? atan2(-map.c, map.d) : last
      var sign = 1.0
      // Half a turn is also a mirroring of both axes.
      let halves = ((last - angle) / .pi).rounded()
      angle += halves * .pi
      if halves.truncatingRemainder(dividingBy: 2) != 0 { sign = -1 }
      last = angle
      let mirrors = map.a * map.d - map.b * map.c < 0
      return (sign * x, sign * (mirrors ? -y : y), angle)
    }
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}

extension JSONValue {
  /// The number of a property that does not change.
  fileprivate var fixedNumber: JSONValue? {
    guard case .object(let members) = self, members.first?.value == .integer(0) else { return nil }
    return members.last?.value
  }
}
