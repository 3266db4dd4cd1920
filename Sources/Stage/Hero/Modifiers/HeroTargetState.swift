internal import HeroGeometry
package import HeroModel
public import UIKit

/// What modifiers make of a view: where it comes from, or goes to.
public struct HeroTargetState: ExpressibleByArrayLiteral {
  /// Set at the start, not animated.
  public var beginState: [HeroModifier]?
  /// Appended when their condition holds.
  public var conditionalModifiers: [(@MainActor (HeroConditionalContext) -> Bool, [HeroModifier])]?
  /// The layer's position, points.
  public var position: CGPoint?
  /// Points.
  public var size: CGSize?
  /// About the anchor point.
  public var transform: CATransform3D?
  /// 0…1.
  public var opacity: Float?
  /// Points.
  public var cornerRadius: CGFloat?
  /// Under the picture.
  public var backgroundColor: CGColor?
  /// Sort key.
  public var zPosition: CGFloat?
  /// Unit point.
  public var anchorPoint: CGPoint?
  /// Unit rectangle.
  public var contentsRect: CGRect?
  /// Pixels per point.
  public var contentsScale: CGFloat?
  /// Points.
  public var borderWidth: CGFloat?
  public var borderColor: CGColor?
  public var shadowColor: CGColor?
  /// 0…1.
  public var shadowOpacity: Float?
  /// Points.
  public var shadowOffset: CGSize?
  /// Points.
  public var shadowRadius: CGFloat?
  /// In the view's points.
  public var shadowPath: CGPath?
  /// Clips.
  public var masksToBounds: Bool?
  /// Default: true.
  public var displayShadow: Bool = true
  /// A colour over everything inside.
  public var overlay: (color: CGColor, opacity: CGFloat)?
  /// Stiffness and damping.
  public var spring: (CGFloat, CGFloat)?
  /// Seconds. Default: 0.
  public var delay: TimeInterval = 0
  /// Seconds; infinite is as long as the longest.
  public var duration: TimeInterval?
  public var timingFunction: CAMediaTimingFunction?
  /// Intensity.
  public var arc: CGFloat?
  /// The heroID of a view to come from.
  public var source: String?
  /// Delta in seconds, direction, whether matched views wait.
  public var cascade: (TimeInterval, CascadeDirection, Bool)?
  public var ignoreSubviewModifiers: Bool?
  /// Where the snapshot lives.
  public var coordinateSpace: HeroCoordinateSpace?
  /// Size as scale.
  public var useScaleBasedSizeChange: Bool?
  /// How the snapshot is made.
  public var snapshotType: HeroSnapshotType?
  /// Never fades.
  public var nonFade: Bool = false
  /// Animates even off screen.
  public var forceAnimate: Bool = false
  public var custom: [String: Any]?

  /// The properties by name, in the order in which their modifiers are written.
  package enum Property: String, CaseIterable, Sendable {
    case position, size, transform, opacity, cornerRadius, backgroundColor, zPosition, anchorPoint
    case contentsRect, contentsScale, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset
    case shadowRadius, shadowPath, masksToBounds, overlay, spring, delay, duration, timingFunction, arc
    case source, cascade, ignoreSubviewModifiers, coordinateSpace, useScaleBasedSizeChange, snapshotType
    case nonFade, forceAnimate, custom, beginState, conditionalModifiers, displayShadow
  }

  /// What modifiers make.
  package init(modifiers: [HeroModifier]) { append(contentsOf: modifiers) }

  /// What modifiers make.
  public init(arrayLiteral elements: HeroModifier...) { append(contentsOf: elements) }

  /// Applies a modifier to the state.
  public mutating func append(_ modifier: HeroModifier) { modifier.apply(&self) }

  /// Applies modifiers to the state in order.
  public mutating func append(contentsOf modifiers: [HeroModifier]) { for modifier in modifiers { append(modifier) } }

  /// An item of plugins.
  public subscript(key: String) -> Any? {
    get { custom?[key] }
    set {
      var values = custom ?? [:]
      values[key] = newValue
      custom = values
    }
  }
}

extension HeroTargetState {
  /// Applies a scene's modifier to the state.
  mutating func apply(_ modifier: Modifier) {
    switch modifier {
    case .fade: opacity = 0
    case .forceNonFade: nonFade = true
    case .opacity(let value): opacity = Float(value)
    case .position(let point): position = CGPoint(point)
    case .size(let value): size = CGSize(value)
    case .cornerRadius(let value): cornerRadius = CGFloat(value)
    case .zPosition(let value): zPosition = CGFloat(value)
    case .contentsRect(let value): contentsRect = CGRect(value)
    case .contentsScale(let value): contentsScale = CGFloat(value)
    case .borderWidth(let value): borderWidth = CGFloat(value)
    case .borderColor(let color): borderColor = CGColor(color)
    case .backgroundColor(let color): backgroundColor = CGColor(color)
    case .shadowColor(let color): shadowColor = CGColor(color)
    case .shadowOpacity(let value): shadowOpacity = Float(value)
    case .shadowOffset(let value): shadowOffset = CGSize(value)
    case .shadowRadius(let value): shadowRadius = CGFloat(value)
    case .shadowPath(let path): shadowPath = CGPath(path)
    case .masksToBounds(let value): masksToBounds = value
    case .overlay(let color, let value): overlay = (CGColor(color), CGFloat(value))
    case .anchorPoint(let point): anchorPoint = CGPoint(point)
    case .transform, .perspective, .scale, .translate, .rotate:
      let own = transform.map { Transform3D($0) } ?? .identity
      transform = modifier.composed(onto: own).map { CATransform3D($0) }
    case .duration(let value): duration = value
    case .delay(let value): delay = value
    case .timingFunction(let x1, let y1, let x2, let y2):
      timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    case .spring(let stiffness, let damping): spring = (CGFloat(stiffness), CGFloat(damping))
    case .source(let id): source = id
    case .arc(let intensity): arc = CGFloat(intensity)
    case .cascade(let delta, let direction, let waits): cascade = (delta, CascadeDirection(direction), waits)
    case .when(let condition, let modifiers):
      let inner = modifiers.map { HeroModifier($0) }
      conditionalModifiers =
        (conditionalModifiers ?? []) + [({ @MainActor context in condition.holds(in: context) }, inner)]
    case .beginWith(let modifiers): beginState = (beginState ?? []) + modifiers.map { HeroModifier($0) }
    case .useGlobalCoordinateSpace: coordinateSpace = .global
    case .ignoreSubviewModifiers(let recursive): ignoreSubviewModifiers = recursive
    case .snapshot(let type): snapshotType = HeroSnapshotType(type)
    case .forceAnimate: forceAnimate = true
    case .useScaleBasedSizeChange: useScaleBasedSizeChange = true
    case .autolayout: self["autolayout"] = true
    }
  }

  /// Modifiers that make the same state; conditions are looked at now.
  @MainActor package func recorded(in context: HeroConditionalContext?) -> [Modifier] {
    Property.allCases.flatMap { recorded($0, in: context) }
  }

  @MainActor private func recorded(_ property: Property, in context: HeroConditionalContext?) -> [Modifier] {
    func one<Value>(_ value: Value?, _ make: (Value) -> Modifier) -> [Modifier] { value.map { [make($0)] } ?? [] }
    return switch property {
    case .position: one(position) { .position(Point($0)) }
    case .size: one(size) { .size(Size($0)) }
    case .transform: one(transform) { .transform(Transform3D($0)) }
    case .opacity: one(opacity) { .opacity(Double($0.exact)) }
    case .cornerRadius: one(cornerRadius) { .cornerRadius(Double($0)) }
    case .backgroundColor: one(backgroundColor) { .backgroundColor($0.color) }
    case .zPosition: one(zPosition) { .zPosition(Double($0)) }
    case .anchorPoint: one(anchorPoint) { .anchorPoint(Point($0)) }
    case .contentsRect: one(contentsRect) { .contentsRect(Rect($0)) }
    case .contentsScale: one(contentsScale) { .contentsScale(Double($0)) }
    case .borderWidth: one(borderWidth) { .borderWidth(Double($0)) }
    case .borderColor: one(borderColor) { .borderColor($0.color) }
    case .shadowColor: one(shadowColor) { .shadowColor($0.color) }
    case .shadowOpacity: one(shadowOpacity) { .shadowOpacity(Double($0.exact)) }
    case .shadowOffset: one(shadowOffset) { .shadowOffset(Size($0)) }
    case .shadowRadius: one(shadowRadius) { .shadowRadius(Double($0)) }
    case .shadowPath: one(shadowPath) { .shadowPath($0.path) }
    case .masksToBounds: one(masksToBounds) { .masksToBounds($0) }
    case .overlay: one(overlay) { .overlay($0.color.color, opacity: Double($0.opacity)) }
    case .spring: one(spring) { .spring(stiffness: Double($0.0), damping: Double($0.1)) }
    case .delay: delay == 0 ? [] : [.delay(delay)]
    case .duration: one(duration) { .duration($0) }
    case .timingFunction: one(timingFunction) { HeroModifier.timingFunction($0).recorded ?? .fade }
    case .arc: one(arc) { .arc(Double($0)) }
    case .source: one(source) { .source($0) }
    case .cascade: one(cascade) { .cascade(delta: $0.0, direction: $0.1.recorded, delayMatchedViews: $0.2) }
    case .ignoreSubviewModifiers: one(ignoreSubviewModifiers) { .ignoreSubviewModifiers(recursive: $0) }
    case .coordinateSpace: coordinateSpace == .global ? [.useGlobalCoordinateSpace] : []
    case .useScaleBasedSizeChange: useScaleBasedSizeChange == true ? [.useScaleBasedSizeChange] : []
    case .snapshotType: one(snapshotType) { .snapshot($0.recorded) }
    case .nonFade: nonFade ? [.forceNonFade] : []
    case .forceAnimate: forceAnimate ? [.forceAnimate] : []
    case .custom: custom?["autolayout"] as? Bool == true ? [.autolayout] : []
    case .beginState: one(beginState) { .beginWith(HeroModifier.recorded($0, in: context)) }
    case .conditionalModifiers:
      (conditionalModifiers ?? []).compactMap { condition, modifiers in
        guard let context, condition(context) else { return nil }
        return .when(.constant(true), HeroModifier.recorded(modifiers, in: nil))
      }
    // No modifier says it.
    case .displayShadow: []
    }
  }
}

extension HeroSnapshotType {
  init(_ type: SnapshotType) {
    switch type {
    case .optimized: self = .optimized
    case .normal: self = .normal
    case .layerRender: self = .layerRender
    case .noSnapshot: self = .noSnapshot
    }
  }

  var recorded: SnapshotType {
    switch self {
    case .optimized: .optimized
    case .normal: .normal
    case .layerRender: .layerRender
    case .noSnapshot: .noSnapshot
    }
  }
}

extension CascadeDirection {
  init(_ direction: HeroModel.CascadeDirection) {
    switch direction {
    case .topToBottom: self = .topToBottom
    case .bottomToTop: self = .bottomToTop
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .leadingToTrailing: self = .leadingToTrailing
    case .trailingToLeading: self = .trailingToLeading
    case .radial(let center): self = .radial(center: CGPoint(center))
    case .inverseRadial(let center): self = .inverseRadial(center: CGPoint(center))
    }
  }

  var recorded: HeroModel.CascadeDirection {
    switch self {
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .radial(let center): .radial(Point(center))
    case .inverseRadial(let center): .inverseRadial(Point(center))
    }
  }
}

extension Condition {
  /// Whether it holds for a view of the transition that is going on; screens' names are not known here.
  @MainActor func holds(in context: HeroConditionalContext) -> Bool {
    switch self {
    case .isMatched: context.isMatched
    case .isAncestorViewMatched: context.isAncestorViewMatched
    case .isPresenting: context.isPresenting
    case .isAppearing: context.isAppearing
    case .isInTabbarController: context.isInTabbarController
    case .isInNavbarController: context.isInNavbarController
    case .fromScreen, .toScreen: false
    case .constant(let value): value
    case .not(let condition): !condition.holds(in: context)
    case .and(let left, let right): left.holds(in: context) && right.holds(in: context)
    case .or(let left, let right): left.holds(in: context) || right.holds(in: context)
    }
  }
}
