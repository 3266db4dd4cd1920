internal import HeroGeometry

/// The values of a layer that animations take from one to another.
package struct LayerLook: Equatable {
  var position: CGPoint
  package internal(set) var bounds: CGRect
  package var transform: CATransform3D
  var zPosition: CGFloat
  package var opacity: Float
  var cornerRadius: CGFloat
  var backgroundColor: CGColor?
  var borderWidth: CGFloat
  var borderColor: CGColor?
  var shadowOpacity: Float
  var shadowRadius: CGFloat
  var shadowOffset: CGSize
  var shadowColor: CGColor?
  var shadowPath: CGPath?
  /// Of a shape; nil for others.
  var shape: ShapeLook?
  /// Of a gradient; nil for others.
  var gradient: GradientLook?

  /// A layer's own values.
  @MainActor package init(_ layer: CALayer) {
    (position, bounds, transform) = (layer.position, layer.bounds, layer.transform)
    (zPosition, opacity, cornerRadius) = (layer.zPosition, layer.opacity, layer.cornerRadius)
    (backgroundColor, borderWidth, borderColor) = (layer.backgroundColor, layer.borderWidth, layer.borderColor)
    (shadowOpacity, shadowRadius) = (layer.shadowOpacity, layer.shadowRadius)
    (shadowOffset, shadowColor, shadowPath) = (layer.shadowOffset, layer.shadowColor, layer.shadowPath)
    shape = (layer as? CAShapeLayer).map(ShapeLook.init)
    gradient = (layer as? CAGradientLayer).map(GradientLook.init)
  }

  /// Gives a layer these values.
  @MainActor package func apply(to layer: CALayer) {
    (layer.bounds, layer.position, layer.transform) = (bounds, position, transform)
    (layer.zPosition, layer.opacity, layer.cornerRadius) = (zPosition, opacity, cornerRadius)
    (layer.backgroundColor, layer.borderWidth, layer.borderColor) = (backgroundColor, borderWidth, borderColor)
    (layer.shadowOpacity, layer.shadowRadius) = (shadowOpacity, shadowRadius)
    (layer.shadowOffset, layer.shadowColor, layer.shadowPath) = (shadowOffset, shadowColor, shadowPath)
    if let gradient, let layer = layer as? CAGradientLayer { gradient.apply(to: layer) }
    if let shape, let layer = layer as? CAShapeLayer { shape.apply(to: layer) }
  }

  /// One of the values.
  private struct Property {
    let isSame: (LayerLook, LayerLook) -> Bool
    /// Takes another look's value.
    let copy: (inout LayerLook, LayerLook) -> Void
    /// Takes the value between those of two looks.
    let mix: (inout LayerLook, _ from: LayerLook, _ to: LayerLook, _ fraction: Double) -> Void

    init<Own: Equatable, Value: Interpolatable>(
      _ path: WritableKeyPath<LayerLook, Own>, _ value: @escaping (Own) -> Value, _ own: @escaping (Value) -> Own
    ) {
      isSame = { $0[keyPath: path] == $1[keyPath: path] }
      copy = { $0[keyPath: path] = $1[keyPath: path] }
      mix = { look, from, to, fraction in
        let mixed = Value.interpolate(
          from: value(from[keyPath: path]), to: value(to[keyPath: path]), fraction: fraction)
        look[keyPath: path] = own(mixed)
      }
    }
  }

  @MainActor private static let properties: [Property] = {
    func number(_ path: WritableKeyPath<LayerLook, CGFloat>) -> Property {
      Property(path, { Double($0) }, { CGFloat($0) })
    }
    func part(_ path: WritableKeyPath<LayerLook, Float>) -> Property { Property(path, { Double($0) }, { Float($0) }) }
    func color(_ path: WritableKeyPath<LayerLook, CGColor?>) -> Property {
      Property(path, { $0?.color }, { $0.map { CGColor($0) } })
    }
    return [
      Property(\.position, Point.init, CGPoint.init), Property(\.bounds, Rect.init, CGRect.init),
      Property(\.transform, Transform3D.init, CATransform3D.init), number(\.zPosition), part(\.opacity),
      number(\.cornerRadius), color(\.backgroundColor), number(\.borderWidth), color(\.borderColor),
      part(\.shadowOpacity), number(\.shadowRadius), Property(\.shadowOffset, Size.init, CGSize.init),
      color(\.shadowColor), number(\.strokeStart), number(\.strokeEnd),
    ]
  }()

  /// The numbers of the properties in which two looks differ.
  @MainActor func properties(unlike other: LayerLook) -> Set<Int> {
    Set(Self.properties.indices.filter { !Self.properties[$0].isSame(self, other) })
  }

  /// Takes properties' values between those of two looks.
  @MainActor mutating func mix(_ properties: Set<Int>, from: LayerLook, to: LayerLook, _ fraction: Double) {
    if fraction == 0 { return take(properties, of: from) }
    if fraction == 1 { return take(properties, of: to) }
    for number in properties { Self.properties[number].mix(&self, from, to, fraction) }
  }

  /// Takes of another look what is not the same in two.
  @MainActor package mutating func take(of other: LayerLook, unlike ends: (LayerLook, LayerLook)) {
    take(ends.0.properties(unlike: ends.1), of: other)
  }

  /// Takes properties' values of another look.
  @MainActor mutating func take(_ properties: Set<Int>, of other: LayerLook) {
    for number in properties { Self.properties[number].copy(&self, other) }
  }
}

/// What a shape draws, as far as animations change it.
struct ShapeLook: Equatable {
  var path: CGPath?
  var fillColor: CGColor?
  var strokeColor: CGColor?
  var lineWidth: CGFloat
  var lineDashPhase: CGFloat
  var strokeStart: CGFloat
  var strokeEnd: CGFloat

  @MainActor init(_ layer: CAShapeLayer) {
    (path, fillColor, strokeColor) = (layer.path, layer.fillColor, layer.strokeColor)
    (lineWidth, lineDashPhase) = (layer.lineWidth, layer.lineDashPhase)
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
  }

  @MainActor func apply(to layer: CAShapeLayer) {
    guard self != ShapeLook(layer) else { return }
    (layer.path, layer.fillColor, layer.strokeColor) = (path, fillColor, strokeColor)
    (layer.lineWidth, layer.lineDashPhase) = (lineWidth, lineDashPhase)
    (layer.strokeStart, layer.strokeEnd) = (strokeStart, strokeEnd)
  }
}

/// What a gradient draws, as far as animations change it.
struct GradientLook: Equatable {
  var colors: [CGColor]?
  /// Nil: spread evenly.
  var locations: [Double]?
  var startPoint: CGPoint
  var endPoint: CGPoint

  @MainActor init(_ layer: CAGradientLayer) {
    colors = layer.colors?.compactMap { $0 as? CGColor }
    locations = layer.locations?.map(\.doubleValue)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  @MainActor func apply(to layer: CAGradientLayer) {
    guard self != GradientLook(layer) else { return }
    (layer.colors, layer.locations) = (colors, locations?.map { NSNumber(value: $0) })
    (layer.startPoint, layer.endPoint) = (startPoint, endPoint)
  }
}

/// What shapes and gradients alone have: nothing of other layers.
extension LayerLook {
  var path: CGPath? {
    get { shape?.path }
    set { shape?.path = newValue }
  }
  var fillColor: CGColor? {
    get { shape?.fillColor }
    set { shape?.fillColor = newValue }
  }
  var strokeColor: CGColor? {
    get { shape?.strokeColor }
    set { shape?.strokeColor = newValue }
  }
  var lineWidth: CGFloat {
    get { shape?.lineWidth ?? 0 }
    set { shape?.lineWidth = newValue }
  }
  var lineDashPhase: CGFloat {
    get { shape?.lineDashPhase ?? 0 }
    set { shape?.lineDashPhase = newValue }
  }
  var startPoint: CGPoint {
    get { gradient?.startPoint ?? .zero }
    set { gradient?.startPoint = newValue }
  }
  var endPoint: CGPoint {
    get { gradient?.endPoint ?? .zero }
    set { gradient?.endPoint = newValue }
  }
  var strokeStart: CGFloat {
    get { shape?.strokeStart ?? 0 }
    set { shape?.strokeStart = newValue }
  }
  var strokeEnd: CGFloat {
    get { shape?.strokeEnd ?? 1 }
    set { shape?.strokeEnd = newValue }
  }
}

/// What moves properties of one layer for a time.
struct LayerMotion {
  /// Whose it is.
  let source: AnyObject
  /// The properties, by their numbers, with what the layer has of its own meanwhile: other values have been set anew, and show. Nil: it says
  /// itself what it changes.
  let properties: (numbers: Set<Int>, target: LayerLook)?
  /// When it was added, seconds since the stage began.
  let start: TimeInterval
  /// From when on nothing moves any more, seconds since the stage began; nil: it goes on until it is taken away.
  let rest: TimeInterval?
  /// Changes a look, by the seconds since it was added; whether it has begun. Until then it shows how it begins, but for what another moves.
  let change: (inout LayerLook, TimeInterval) -> Bool
}

/// The layers of a stage that animations move: only pictures of them show it. A layer's own values are the end values from the start.
@MainActor package final class MovingLayers {
  private struct Moving {
    weak var layer: CALayer?
    var motions: [LayerMotion]
  }
  private var all: [Moving] = []

  package init() {}

  /// Whether films see what moves. Default: true.
  package var areShown = true
  /// Whether no layer shows anything but its own values.
  package var isEmpty: Bool { all.isEmpty }

  /// Moves a layer by the way from one look to another: what was already on its way there goes on from where it is.
  ///
  /// - Parameters:
  ///   - target: What the layer has of its own meanwhile. Default: the end.
  ///   - now: Seconds since the stage began.
  ///   - delay: Seconds until it begins.
  ///   - length: Seconds from there to its end; nil: until it is taken away.
  ///   - fraction: Of the way, by the seconds since it began; nil: it has not begun yet.
  package func move(
    _ layer: CALayer, from: LayerLook, to: LayerLook, target: LayerLook? = nil, for source: AnyObject,
    now: TimeInterval, delay: TimeInterval = 0, length: TimeInterval?, fraction: @escaping (TimeInterval) -> Double?
  ) {
    let properties = from.properties(unlike: to)
    guard !properties.isEmpty else { return }
    var start = from
    if let known = all.first(where: { $0.layer === layer }) {
      start.take(properties, of: Self.look(from, known.motions.filter { $0.source !== source }, at: now))
    }
    let begin = start
    add(
      LayerMotion(
        source: source, properties: (properties, target ?? to), start: now, rest: length.map { now + delay + $0 }
      ) { look, seconds in
        let part = seconds < delay ? nil : fraction(seconds - delay)
        look.mix(properties, from: begin, to: to, part ?? 0)
        return part != nil
      }, to: layer)
  }

  /// Changes what a layer shows for a time, by the seconds since now.
  package func move(
    _ layer: CALayer, for source: AnyObject, now: TimeInterval, length: TimeInterval,
    _ change: @escaping (inout LayerLook, TimeInterval) -> Void
  ) {
    add(
      LayerMotion(source: source, properties: nil, start: now, rest: now + length) { look, seconds in
        change(&look, seconds)
        return true
      }, to: layer)
  }

  func add(_ motion: LayerMotion, to layer: CALayer) {
    if let index = all.firstIndex(where: { $0.layer === layer }) {
      all[index].motions.append(motion)
    } else {
      all.append(Moving(layer: layer, motions: [motion]))
    }
    layer.changed()
  }

  /// Takes away the motions of an animation, of one layer or of all.
  package func end(_ source: AnyObject, of layer: CALayer? = nil) {
    for index in all.indices where layer == nil || all[index].layer === layer {
      let count = all[index].motions.count
      all[index].motions.removeAll { $0.source === source }
      if all[index].motions.count != count { all[index].layer?.changed() }
    }
  }

  /// Takes away all motions of a layer.
  func end(of layer: CALayer) { all.removeAll { $0.layer === layer } }

  private static func look(_ own: LayerLook, _ motions: [LayerMotion], at time: TimeInterval) -> LayerLook {
    var (look, moved) = (own, Set<Int>())
    for motion in motions {
      var changed = look
      let hasBegun = motion.change(&changed, time - motion.start)
      guard let (numbers, target) = motion.properties else {
        look = changed
        continue
      }
      let counting = numbers.subtracting(own.properties(unlike: target)).subtracting(hasBegun ? [] : moved)
      look.take(counting, of: changed)
      moved.formUnion(counting)
    }
    return look
  }

  /// What a layer shows at a time.
  package func look(of layer: CALayer, at time: TimeInterval) -> LayerLook {
    Self.look(LayerLook(layer), all.first { $0.layer === layer }?.motions ?? [], at: time)
  }

  /// How often films see animations, per second.
  package static let rate = 60.0

  /// The next moment at which something inside of a layer shows otherwise, as an animation goes on; nil while nothing moves.
  package func next(after time: TimeInterval, in root: CALayer?) -> TimeInterval? {
    all.removeAll { $0.layer == nil || $0.motions.isEmpty }
    let motions = all.filter { $0.layer?.isInside(root) == true }.flatMap(\.motions)
    guard areShown, motions.contains(where: { $0.rest.map { $0 > time } ?? true }) else { return nil }
    // In whole microseconds before a frame, so that a film of as many frames shows it there.
    let number = ((time + 2e-6) * Self.rate).rounded(.down) + 1
    let frame = (number / Self.rate * 1e6 + 1e-3).rounded(.down) / 1e6
    return motions.compactMap(\.rest).filter { $0 > time }.min().map { min($0, frame) } ?? frame
  }

  /// Lets layers have the values that they show at a time, while something runs.
  package func show(at time: TimeInterval, _ body: () -> Void) {
    let moving = all.compactMap { one in one.layer.map { (layer: $0, own: LayerLook($0), motions: one.motions) } }
    guard !moving.isEmpty else { return body() }
    LiveLayers.isShowing = true
    for one in moving { Self.look(one.own, one.motions, at: time).apply(to: one.layer) }
    LiveLayers.isShowing = false
    body()
    LiveLayers.isShowing = true
    for one in moving { one.own.apply(to: one.layer) }
    LiveLayers.isShowing = false
  }
}

extension CALayer {
  fileprivate func isInside(_ root: CALayer?) -> Bool {
    sequence(first: self) { $0.superlayer ?? $0.masked }.contains { $0 === root }
  }

  /// The layer and all inside.
  package var tree: [CALayer] { [self] + children.flatMap(\.tree) }
}
