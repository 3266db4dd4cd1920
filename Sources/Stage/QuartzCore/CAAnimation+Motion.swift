import Foundation
internal import HeroGeometry
internal import HeroTimeline

/// A part of what a layer shows that an animation names by a key path.
@MainActor
private struct AnimatedKey {
  let read: (LayerLook) -> AnimatedValue
  let write: (inout LayerLook, AnimatedValue) -> Void

  private init(
    _ read: @escaping (LayerLook) -> AnimatedValue, _ write: @escaping (inout LayerLook, AnimatedValue) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  private static func number(_ path: WritableKeyPath<LayerLook, CGFloat>) -> AnimatedKey {
    AnimatedKey({ .number(Double($0[keyPath: path])) }, { $0[keyPath: path] = CGFloat($1.number) })
  }
  private static func part(_ path: WritableKeyPath<LayerLook, Float>) -> AnimatedKey {
    AnimatedKey({ .number(Double($0[keyPath: path])) }, { $0[keyPath: path] = Float($1.number) })
  }
  private static func color(_ path: WritableKeyPath<LayerLook, CGColor?>) -> AnimatedKey {
    AnimatedKey(
      { .color($0[keyPath: path]?.color ?? .clear) },
      { if case .color(let color) = $1 { $0[keyPath: path] = CGColor(color) } })
  }
  private static func size(_ path: WritableKeyPath<LayerLook, CGSize>) -> AnimatedKey {
    AnimatedKey(
      { .point(Point(x: Double($0[keyPath: path].width), y: Double($0[keyPath: path].height))) },
      { if case .point(let point) = $1 { $0[keyPath: path] = CGSize(width: point.x, height: point.y) } })
  }
  private static func point(_ path: WritableKeyPath<LayerLook, CGPoint>) -> AnimatedKey {
    AnimatedKey(
      { .point(Point($0[keyPath: path])) }, { if case .point(let point) = $1 { $0[keyPath: path] = CGPoint(point) } })
  }
  private static func path(_ path: WritableKeyPath<LayerLook, CGPath?>) -> AnimatedKey {
    AnimatedKey(
      { .path($0[keyPath: path]?.path ?? Path(elements: [])) },
      { if case .path(let new) = $1 { $0[keyPath: path] = CGPath(new) } })
  }
  /// A part of the transform in the plane: what is there stays, and this comes first.
  private static func transform(_ make: @escaping (Double) -> CATransform3D, own: Double) -> AnimatedKey {
    AnimatedKey({ _ in .number(own) }, { $0.transform = CATransform3DConcat(make($1.number), $0.transform) })
  }

  /// By Core Animation's names: Apple's "Key-Value Coding Extensions".
  static let all: [String: AnimatedKey] = [
    "position": point(\.position), "position.x": number(\.position.x), "position.y": number(\.position.y),
    "bounds": AnimatedKey(
      { .rect(Rect($0.bounds)) }, { if case .rect(let rect) = $1 { $0.bounds = CGRect(rect) } }),
    "bounds.origin": point(\.bounds.origin), "bounds.origin.x": number(\.bounds.origin.x),
    "bounds.origin.y": number(\.bounds.origin.y), "bounds.size": size(\.bounds.size),
    "bounds.size.width": number(\.bounds.size.width), "bounds.size.height": number(\.bounds.size.height),
    "transform": AnimatedKey(
      { .transform(Transform3D($0.transform)) },
      { if case .transform(let matrix) = $1 { $0.transform = CATransform3D(matrix) } }),
    "transform.scale": transform({ CATransform3DMakeScale(CGFloat($0), CGFloat($0), 1) }, own: 1),
    "transform.scale.x": transform({ CATransform3DMakeScale(CGFloat($0), 1, 1) }, own: 1),
    "transform.scale.y": transform({ CATransform3DMakeScale(1, CGFloat($0), 1) }, own: 1),
    "transform.rotation": transform({ CATransform3DMakeRotation(CGFloat($0), 0, 0, 1) }, own: 0),
    "transform.rotation.x": transform({ CATransform3DMakeRotation(CGFloat($0), 1, 0, 0) }, own: 0),
    "transform.rotation.y": transform({ CATransform3DMakeRotation(CGFloat($0), 0, 1, 0) }, own: 0),
    "transform.rotation.z": transform({ CATransform3DMakeRotation(CGFloat($0), 0, 0, 1) }, own: 0),
    "transform.translation.x": transform({ CATransform3DMakeTranslation(CGFloat($0), 0, 0) }, own: 0),
    "transform.translation.y": transform({ CATransform3DMakeTranslation(0, CGFloat($0), 0) }, own: 0),
    "zPosition": number(\.zPosition), "opacity": part(\.opacity), "cornerRadius": number(\.cornerRadius),
    "backgroundColor": color(\.backgroundColor), "borderWidth": number(\.borderWidth),
    "borderColor": color(\.borderColor), "shadowOpacity": part(\.shadowOpacity),
    "shadowRadius": number(\.shadowRadius), "shadowOffset": size(\.shadowOffset), "shadowColor": color(\.shadowColor),
    "shadowPath": path(\.shadowPath), "strokeStart": number(\.strokeStart), "strokeEnd": number(\.strokeEnd),
    "path": path(\.path), "fillColor": color(\.fillColor), "strokeColor": color(\.strokeColor),
    "lineWidth": number(\.lineWidth), "lineDashPhase": number(\.lineDashPhase),
    "startPoint": point(\.startPoint), "endPoint": point(\.endPoint),
    "colors": AnimatedKey(
      { .list(($0.gradient?.colors ?? []).map { .color($0.color) }) },
      { look, value in look.gradient?.colors = value.list.map { CGColor($0.color) } }),
    "locations": AnimatedKey(
      { .list(($0.gradient?.locations ?? []).map { .number($0) }) },
      { look, value in look.gradient?.locations = value.list.map(\.number) }),
  ]
}

/// A value of an animation.
private enum AnimatedValue {
  case number(Double)
  case point(Point)
  case rect(Rect)
  case color(Color)
  case transform(Transform3D)
  case path(Path)
  case list([AnimatedValue])

  var color: Color { if case .color(let color) = self { color } else { .clear } }
  var list: [AnimatedValue] { if case .list(let list) = self { list } else { [] } }
  var number: Double { if case .number(let number) = self { number } else { 0 } }

  /// What an app has given; nil where it is of none of these kinds.
  @MainActor init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as CGPoint: self = .point(Point(value))
    case let value as CGSize: self = .point(Point(x: Double(value.width), y: Double(value.height)))
    case let value as CGRect: self = .rect(Rect(value))
    case let value as CATransform3D: self = .transform(Transform3D(value))
    case let value as CGColor: self = .color(value.color)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPath: self = .path(value.path)
    case let value as [Any]: self = .list(value.compactMap { AnimatedValue($0) })
    default:
      guard let value, let inner = LiveLayers.host?.value(in: value) else { return nil }
      self.init(inner)
    }
  }

  static func mix(_ start: AnimatedValue, _ end: AnimatedValue, _ fraction: Double) -> AnimatedValue {
    switch (start, end) {
    case (.number(let a), .number(let b)): .number(.interpolate(from: a, to: b, fraction: fraction))
    case (.point(let a), .point(let b)): .point(.interpolate(from: a, to: b, fraction: fraction))
    case (.rect(let a), .rect(let b)): .rect(.interpolate(from: a, to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(.interpolate(from: a, to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)): .transform(.interpolate(from: a, to: b, fraction: fraction))
    case (.path(let a), .path(let b)): .path(.interpolate(from: a, to: b, fraction: fraction))
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { .mix($0, $1, fraction) })
    default: fraction < 1 ? start : end
    }
  }

  /// Of colours and matrices, which have no sum, the second.
  static func + (one: AnimatedValue, other: AnimatedValue) -> AnimatedValue {
    switch (one, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.rect(let a), .rect(let b)):
      .rect(
        Rect(
          origin: a.origin + b.origin,
          size: Size(width: a.size.width + b.size.width, height: a.size.height + b.size.height)))
    default: other
    }
  }
  static func - (one: AnimatedValue, other: AnimatedValue) -> AnimatedValue {
    switch (one, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(a - b)
    default: one
    }
  }
}

extension CAAnimation {
  /// The part of one run that is behind, 0…1, by seconds of the animation's own time since it began; nil while it shows nothing.
  private func part(_ time: TimeInterval) -> Double? {
    let (once, all) = (runLength, wholeLength)
    if time < 0 { return [.backwards, .both].contains(fillMode) ? 0 : nil }
    let isOver = time >= all
    if isOver, isRemovedOnCompletion || ![.forwards, .both].contains(fillMode) { return nil }
    let way = isOver ? all : time
    var turn = (way / once).rounded(.down)
    // At its very end the last run is over, and no other begins.
    if isOver, way == turn * once { turn -= 1 }
    let part = way / once - turn
    return autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
  }

  /// What it does to a look, by the seconds since it was added; nothing where it changes nothing that is known.
  fileprivate func changes(delay: TimeInterval) -> [(inout LayerLook, TimeInterval) -> Void] {
    let speed = Double(self.speed)
    func local(_ seconds: TimeInterval) -> TimeInterval {
      seconds < delay ? -1 : (seconds - delay) * speed + timeOffset
    }
    if let group = self as? CAAnimationGroup {
      let inner = (group.animations ?? []).flatMap { one in one.changes(delay: max(one.beginTime, 0)) }
      let once = runLength
      return inner.map { change in
        { look, seconds in
          guard let part = group.part(local(seconds)) else { return }
          change(&look, (group.timingFunction?.curve.value(at: part) ?? part) * once)
        }
      }
    }
    if self is CATransition { LiveLayers.host?.warn("films do not show a CATransition of a layer") }
    guard let property = self as? CAPropertyAnimation, let path = property.keyPath else { return [] }
    guard let key = AnimatedKey.all[path] else {
      LiveLayers.host?.warn("films do not show what animates '\(path)' of a layer")
      return []
    }
    guard let way = property.way else { return [] }
    return [
      { look, seconds in
        guard let part = property.part(local(seconds)) else { return }
        let own = key.read(look)
        let value = way(own, part)
        key.write(&look, property.isAdditive ? own + value : value)
      }
    ]
  }
}

extension CAPropertyAnimation {
  /// The value at a part of a run, 0…1, of a layer whose own value is known; nil where none is given.
  @MainActor fileprivate var way: ((_ own: AnimatedValue, _ part: Double) -> AnimatedValue)? {
    if let keyframes = self as? CAKeyframeAnimation { return keyframes.keyframes }
    guard let basic = self as? CABasicAnimation else { return nil }
    let (from, to, by) = (AnimatedValue(basic.fromValue), AnimatedValue(basic.toValue), AnimatedValue(basic.byValue))
    guard from != nil || to != nil || by != nil else { return nil }
    let eased: (Double) -> Double
    if let spring = basic as? CASpringAnimation {
      eased = { [motion = spring.spring, once = runLength] in motion.fraction(at: $0 * once) }
    } else {
      eased = { [curve = timingFunction?.curve ?? .linear] in curve.value(at: $0) }
    }
    return { own, part in
      let start = from ?? by.flatMap { by in to.map { $0 - by } } ?? own
      let end = to ?? by.map { start + $0 } ?? own
      return .mix(start, end, eased(part))
    }
  }
}

extension CAKeyframeAnimation {
  /// Along the values, or the pieces of the path, each from its time to that of the next.
  @MainActor fileprivate var keyframes: ((AnimatedValue, Double) -> AnimatedValue)? {
    let given = (values ?? []).compactMap { AnimatedValue($0) }
    var ways: [(Double) -> AnimatedValue] = path.map { $0.path.ways.map { way in { .point(way($0)) } } } ?? []
    if path == nil { ways = zip(given, given.dropFirst()).map { pair in { .mix(pair.0, pair.1, $0) } } }
    let isDiscrete = calculationMode == .discrete
    if isDiscrete { ways = given.map { value in { _ in value } } }
    guard let last = ways.last else { return given.first.map { value in { _, _ in value } } }
    var times = keyTimes?.map(\.doubleValue) ?? []
    if times.count < ways.count { times = ways.indices.map { Double($0) / Double(ways.count) } }
    let (whole, curves) = (timingFunction?.curve ?? .linear, timingFunctions?.map(\.curve) ?? [])
    return { _, part in
      let part = whole.value(at: part)
      guard let index = ways.indices.last(where: { times[$0] <= part }) else { return ways[0](0) }
      let end = times.indices.contains(index + 1) ? times[index + 1] : 1
      guard part < end else { return last(1) }
      let way = (part - times[index]) / (end - times[index])
      return ways[index](curves.indices.contains(index) ? curves[index].value(at: way) : way)
    }
  }
}

extension Path {
  /// The point at a parameter of each piece, 0…1.
  fileprivate var ways: [(Double) -> Point] {
    var (start, first) = (Point.zero, Point.zero)
    var ways: [(Double) -> Point] = []
    func add(_ controls: [Point]) {
      let points = [start] + controls
      // De Casteljau.
      ways.append { parameter in
        var points = points
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map { Point.interpolate(from: $0, to: $1, fraction: parameter) }
        }
        return points[0]
      }
      start = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let point): (start, first) = (point, point)
      case .line(let point): add([point])
      case .quad(let control, let end): add([control, end])
      case .cubic(let control1, let control2, let end): add([control1, control2, end])
      case .close: if start != first { add([first]) }
      }
    }
    return ways
  }
}

extension CALayer {
  /// Lets films show an animation that was added, until it is taken away.
  func show(_ animation: CAAnimation) {
    guard let moving = LiveLayers.host?.moving else { return }
    let now = VirtualClock.current.now
    let rest = animation.length.map { now + $0 }
    for change in animation.changes(delay: max(animation.beginTime - CACurrentMediaTime(), 0)) {
      moving.add(
        LayerMotion(source: animation, properties: nil, start: now, rest: rest) {
          change(&$0, $1)
          return true
        }, to: self)
    }
  }
}
