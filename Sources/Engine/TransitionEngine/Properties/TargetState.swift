import HeroGeometry
import HeroModel
import HeroTimeline

/// What a view's modifiers add up to (§1): for an appearing view the state it comes from, for a disappearing one the state it goes to.
///
/// A nil field does not animate.
package struct TargetState: Equatable, Sendable {
  /// Where a snapshot lives (rule L4).
  package enum CoordinateSpace: String, Equatable, Sendable {
    /// In the snapshot of the nearest ancestor that has one.
    case local
    /// In the container.
    case global
  }

  /// A cascade's numbers (rule P6).
  package struct Cascade: Equatable, Sendable {
    /// Seconds between neighbours.
    package var delta: Double
    /// Sorting.
    package var direction: CascadeDirection
    /// Whether matched views wait for the whole cascade.
    package var delayMatchedViews: Bool
  }

  /// A conditional and what it appends (rule M5).
  package struct Conditional: Equatable, Sendable {
    package var condition: Condition
    package var modifiers: [Modifier]
  }

  /// Layer position, points.
  package var position: Point?
  /// Bounds size, points.
  package var size: Size?
  package var transform: Transform3D?
  /// 0…1.
  package var opacity: Double?
  /// Points.
  package var cornerRadius: Double?
  /// sRGB.
  package var backgroundColor: Color?
  /// Sort key.
  package var zPosition: Double?
  /// Unit point.
  package var anchorPoint: Point?
  /// Unit rect.
  package var contentsRect: Rect?
  /// Pixels per point.
  package var contentsScale: Double?
  /// Points.
  package var borderWidth: Double?
  /// sRGB.
  package var borderColor: Color?
  /// sRGB.
  package var shadowColor: Color?
  /// 0…1.
  package var shadowOpacity: Double?
  /// Points.
  package var shadowOffset: Size?
  /// Points.
  package var shadowRadius: Double?
  /// Local points.
  package var shadowPath: Path?
  /// Clip.
  package var masksToBounds: Bool?
  /// Whether the snapshot carries and animates a shadow. Default: true.
  package var displayShadow = true
  /// The overlay's colour; with an opacity, or there is none.
  package var overlayColor: Color?
  /// The overlay's opacity, 0…1.
  package var overlayOpacity: Double?
  package var spring: Spring?
  /// Seconds. Default: 0.
  package var delay = 0.0
  /// Seconds; infinite is match-longest.
  package var duration: Double?
  package var timingFunction: TimingFunction?
  /// Intensity.
  package var arc: Double?
  /// The heroID whose view on the other screen this view comes from or goes to.
  package var source: String?
  package var cascade: Cascade?
  /// nil: off; the value is `recursive`.
  package var ignoreSubviewModifiers: Bool?
  /// Default: local.
  package var coordinateSpace: CoordinateSpace?
  /// Rule T7.
  package var useScaleBasedSizeChange: Bool?
  /// Default: optimized.
  package var snapshotType: SnapshotType?
  /// Never cross-fade.
  package var nonFade = false
  /// Animates in any case.
  package var forceAnimate = false
  /// Set at the start without animation (rule M6).
  package var beginState: [Modifier]?
  /// In order of appearance.
  package var conditionals: [Conditional] = []

  /// The state of a modifier list.
  package init(_ modifiers: [Modifier] = []) {
    append(modifiers)
  }

  /// Applies modifiers in order on top of what is there.
  package mutating func append(_ modifiers: [Modifier]) {
    for modifier in modifiers { append(modifier) }
  }

  /// Applies one modifier (rules M1–M6).
  package mutating func append(_ modifier: Modifier) {
    switch modifier {
    case .fade: opacity = 0
    case .forceNonFade: nonFade = true
    case .opacity(let value): opacity = value
    case .position(let value): position = value
    case .size(let value): size = value
    case .cornerRadius(let value): cornerRadius = value
    case .zPosition(let value): zPosition = value
    case .contentsRect(let value): contentsRect = value
    case .contentsScale(let value): contentsScale = value
    case .borderWidth(let value): borderWidth = value
    case .borderColor(let value): borderColor = value
    case .backgroundColor(let value): backgroundColor = value
    case .shadowColor(let value): shadowColor = value
    case .shadowOpacity(let value): shadowOpacity = value
    case .shadowOffset(let value): shadowOffset = value
    case .shadowRadius(let value): shadowRadius = value
    case .shadowPath(let value): shadowPath = value
    case .masksToBounds(let value): masksToBounds = value
    case .overlay(let color, let opacity): (overlayColor, overlayOpacity) = (color, opacity)
    case .anchorPoint(let value): anchorPoint = value
    case .transform, .perspective, .scale, .translate, .rotate:
      transform = modifier.composed(onto: transform ?? .identity)
    case .duration(let value): duration = value
    case .delay(let value): delay = value
    case .timingFunction(let x1, let y1, let x2, let y2): timingFunction = TimingFunction(x1, y1, x2, y2)
    case .spring(let stiffness, let damping): spring = Spring(stiffness: stiffness, damping: damping)
    case .source(let heroID): source = heroID
    case .arc(let intensity): arc = intensity
    case .cascade(let delta, let direction, let delayMatchedViews):
      cascade = Cascade(delta: delta, direction: direction, delayMatchedViews: delayMatchedViews)
    case .when(let condition, let modifiers):
      conditionals.append(Conditional(condition: condition, modifiers: modifiers))
    case .beginWith(let modifiers): beginState = (beginState ?? []) + modifiers
    case .useGlobalCoordinateSpace: coordinateSpace = .global
    case .ignoreSubviewModifiers(let recursive): ignoreSubviewModifiers = recursive
    case .snapshot(let type): snapshotType = type
    case .forceAnimate: forceAnimate = true
    case .useScaleBasedSizeChange: useScaleBasedSizeChange = true
    case .autolayout: break
    }
  }

  /// Whether Hero animates a view with this state (rule V4).
  package var canAnimate: Bool {
    forceAnimate || LayerProperties.all.contains { $0.letsAnimate && $0.isSet(in: self) }
  }

  /// The keys that this state sets, in a fixed order, for a snapshot of the given current size (rules T2, T7).
  ///
  /// - Parameters:
  ///   - currentSize: The snapshot's size, for `useScaleBasedSizeChange`.
  ///   - scaleBased: Whether the view's own target state asks for scale-based sizes.
  ///   - hasOpacityKey: False for live visual effects (rule L3).
  func settings(currentSize: Size, scaleBased: Bool, hasOpacityKey: Bool) -> [any KeySetting] {
    var state = self
    if let size, useScaleBasedSizeChange ?? scaleBased {
      let x = currentSize.width == 0 ? 1 : size.width / currentSize.width
      let y = currentSize.height == 0 ? 1 : size.height / currentSize.height
      state.transform = (transform ?? .identity).scaled(x: x, y: y)
      state.size = nil
    }
    if !hasOpacityKey { state.opacity = nil }
    return LayerProperties.all.compactMap { displayShadow || !$0.isShadow ? $0.setting(in: state) : nil }
  }
}
