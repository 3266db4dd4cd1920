internal import HeroGeometry
package import HeroModel
public import UIKit

/// Changes a view's target state.
public final class HeroModifier: @unchecked Sendable {
  let apply: (inout HeroTargetState) -> Void
  /// As scenes have it; nil for one of the app's own.
  package let recorded: Modifier?
  /// A condition of the app's own, and what it appends.
  let conditional: (condition: @MainActor (HeroConditionalContext) -> Bool, modifiers: [HeroModifier])?

  /// A modifier of the app's own.
  public init(applyFunction: @escaping (inout HeroTargetState) -> Void) {
    apply = applyFunction
    recorded = nil
    conditional = nil
  }

  /// One that scenes have.
  package init(_ modifier: Modifier) {
    apply = { $0.apply(modifier) }
    recorded = modifier
    conditional = nil
  }

  init(condition: @escaping @MainActor (HeroConditionalContext) -> Bool, _ modifiers: [HeroModifier]) {
    apply = { $0.conditionalModifiers = ($0.conditionalModifiers ?? []) + [(condition, modifiers)] }
    recorded = nil
    conditional = (condition, modifiers)
  }

  /// One that holds others: as scenes have it only when they are.
  init(_ modifiers: [HeroModifier], apply: @escaping (inout HeroTargetState) -> Void, make: ([Modifier]) -> Modifier) {
    let known = modifiers.compactMap(\.recorded)
    recorded = known.count == modifiers.count ? make(known) : nil
    self.apply = apply
    conditional = nil
  }

  /// A list as scenes have it. Conditions of the app's own are looked at now; a list with a modifier of the app's own becomes what it
  /// makes of the state.
  @MainActor package static func recorded(
    _ modifiers: [HeroModifier], in context: HeroConditionalContext?
  ) -> [Modifier] {
    guard modifiers.allSatisfy({ $0.recorded != nil || $0.conditional != nil }) else {
      return HeroTargetState(modifiers: modifiers).recorded(in: context)
    }
    return modifiers.compactMap { modifier in
      if let known = modifier.recorded { return known }
      guard let conditional = modifier.conditional, let context, conditional.condition(context) else { return nil }
      return .when(.constant(true), recorded(conditional.modifiers, in: nil))
    }
  }
}

extension HeroModifier {
  /// Opacity 0.
  public static var fade: HeroModifier { HeroModifier(.fade) }
  /// Never fades.
  public static var forceNonFade: HeroModifier { HeroModifier(.forceNonFade) }
  /// The layer's position, points.
  public static func position(_ position: CGPoint) -> HeroModifier { HeroModifier(.position(Point(position))) }
  /// Points.
  public static func size(_ size: CGSize) -> HeroModifier { HeroModifier(.size(Size(size))) }

  // MARK: Transforms

  /// Takes the place of earlier transforms.
  public static func transform(_ t: CATransform3D) -> HeroModifier { HeroModifier(.transform(Transform3D(t))) }
  /// The camera's distance, points.
  public static func perspective(_ perspective: CGFloat) -> HeroModifier {
    HeroModifier(.perspective(Double(perspective)))
  }
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    HeroModifier(.scale(x: Double(x), y: Double(y), z: Double(z)))
  }
  /// Scales width and height.
  public static func scale(_ xy: CGFloat) -> HeroModifier { .scale(x: xy, y: xy) }
  /// Moves, points.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier(.translate(x: Double(x), y: Double(y), z: Double(z)))
  }
  /// Moves, points.
  public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
    .translate(x: point.x, y: point.y, z: z)
  }
  /// Turns about x, then y, then z, radians.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier(.rotate(x: Double(x), y: Double(y), z: Double(z)))
  }
  /// Turns about x and y, then z, radians.
  public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier { .rotate(x: point.x, y: point.y, z: z) }
  /// Turns in the plane, radians.
  public static func rotate(_ z: CGFloat) -> HeroModifier { .rotate(z: z) }

  // MARK: Look

  /// Under the picture.
  public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier {
    HeroModifier(.backgroundColor(backgroundColor.color))
  }
  public static func borderColor(_ borderColor: UIColor) -> HeroModifier {
    HeroModifier(.borderColor(borderColor.color))
  }
  public static func shadowColor(_ shadowColor: UIColor) -> HeroModifier {
    HeroModifier(.shadowColor(shadowColor.color))
  }
  /// A colour over everything inside, at an opacity of 0…1.
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
    HeroModifier(.overlay(color.color, opacity: Double(opacity)))
  }
  /// 0…1.
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { HeroModifier(.opacity(Double(opacity))) }
  /// As Hero 0.3 had it.
  @_disfavoredOverload
  public static func opacity(_ opacity: Float) -> HeroModifier { .opacity(CGFloat(opacity)) }
  /// Points.
  public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier {
    HeroModifier(.cornerRadius(Double(cornerRadius)))
  }
  /// Sort key.
  public static func zPosition(_ zPosition: CGFloat) -> HeroModifier { HeroModifier(.zPosition(Double(zPosition))) }
  /// Unit rectangle.
  public static func contentsRect(_ contentsRect: CGRect) -> HeroModifier {
    HeroModifier(.contentsRect(Rect(contentsRect)))
  }
  /// Pixels per point.
  public static func contentsScale(_ contentsScale: CGFloat) -> HeroModifier {
    HeroModifier(.contentsScale(Double(contentsScale)))
  }
  /// Points.
  public static func borderWidth(_ borderWidth: CGFloat) -> HeroModifier {
    HeroModifier(.borderWidth(Double(borderWidth)))
  }
  /// 0…1.
  public static func shadowOpacity(_ shadowOpacity: CGFloat) -> HeroModifier {
    HeroModifier(.shadowOpacity(Double(shadowOpacity)))
  }
  /// As Hero 0.3 had it.
  @_disfavoredOverload
  public static func shadowOpacity(_ shadowOpacity: Float) -> HeroModifier { .shadowOpacity(CGFloat(shadowOpacity)) }
  /// Points.
  public static func shadowOffset(_ shadowOffset: CGSize) -> HeroModifier {
    HeroModifier(.shadowOffset(Size(shadowOffset)))
  }
  /// Points.
  public static func shadowRadius(_ shadowRadius: CGFloat) -> HeroModifier {
    HeroModifier(.shadowRadius(Double(shadowRadius)))
  }
  /// In the view's points.
  public static func shadowPath(_ shadowPath: CGPath) -> HeroModifier { HeroModifier(.shadowPath(shadowPath.path)) }
  /// Clips.
  public static func masksToBounds(_ masksToBounds: Bool) -> HeroModifier {
    HeroModifier(.masksToBounds(masksToBounds))
  }

  // MARK: Time

  /// Seconds; infinite is as long as the longest.
  public static func duration(_ duration: TimeInterval) -> HeroModifier { HeroModifier(.duration(duration)) }
  /// As long as the longest.
  public static var durationMatchLongest: HeroModifier { HeroModifier(.duration(.infinity)) }
  /// Seconds.
  public static func delay(_ delay: TimeInterval) -> HeroModifier { HeroModifier(.delay(delay)) }
  public static func timingFunction(_ timingFunction: CAMediaTimingFunction) -> HeroModifier {
    let n = timingFunction.numbers
    return HeroModifier(.timingFunction(n[0], n[1], n[2], n[3]))
  }
  /// A spring of mass 1.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    HeroModifier(.spring(stiffness: Double(stiffness), damping: Double(damping)))
  }

  // MARK: Matches

  /// Comes from, or goes to, the view with a heroID.
  public static func source(heroID: String) -> HeroModifier { HeroModifier(.source(heroID)) }
  /// A natural curve.
  public static var arc: HeroModifier { .arc() }
  /// A natural curve.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { HeroModifier(.arc(Double(intensity))) }
  /// Delays subviews one after another.
  public static var cascade: HeroModifier { .cascade() }
  /// Delays subviews one after another.
  public static func cascade(
    delta: TimeInterval = 0.02, direction: CascadeDirection = .topToBottom, delayMatchedViews: Bool = false
  ) -> HeroModifier {
    HeroModifier(.cascade(delta: delta, direction: direction.recorded, delayMatchedViews: delayMatchedViews))
  }

  // MARK: Conditions

  /// Appended when the condition holds.
  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool, _ modifiers: [HeroModifier]
  ) -> HeroModifier { HeroModifier(condition: condition, modifiers) }
  /// Appended when the condition holds.
  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool, _ modifiers: HeroModifier...
  ) -> HeroModifier { .when(condition, modifiers) }
  /// Appended when the view has a partner.
  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier { when(.isMatched, modifiers) }
  /// Appended when presenting.
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier { when(.isPresenting, modifiers) }
  /// Appended when dismissing.
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    when(.not(.isPresenting), modifiers)
  }
  /// Appended when the view appears.
  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier { when(.isAppearing, modifiers) }
  /// Appended when the view disappears.
  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    when(.not(.isAppearing), modifiers)
  }

  private static func when(_ condition: Condition, _ modifiers: [HeroModifier]) -> HeroModifier {
    guard modifiers.allSatisfy({ $0.recorded != nil }) else {
      return .when({ condition.holds(in: $0) }, modifiers)
    }
    return HeroModifier(.when(condition, modifiers.compactMap(\.recorded)))
  }

  // MARK: Advanced

  /// Layer values at the start, not animated.
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
    HeroModifier(modifiers, apply: { $0.beginState = ($0.beginState ?? []) + modifiers }) { .beginWith($0) }
  }
  /// Layer values at the start, not animated.
  public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier { .beginWith(modifiers) }
  /// Layer values at the start, not animated.
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier { .beginWith(modifiers) }
  /// The snapshot lives in the container.
  public static var useGlobalCoordinateSpace: HeroModifier { HeroModifier(.useGlobalCoordinateSpace) }
  /// Drops direct subviews' modifiers.
  public static var ignoreSubviewModifiers: HeroModifier { .ignoreSubviewModifiers() }
  /// Drops subviews' modifiers.
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    HeroModifier(.ignoreSubviewModifiers(recursive: recursive))
  }
  public static var useOptimizedSnapshot: HeroModifier { HeroModifier(.snapshot(.optimized)) }
  /// Always a picture.
  public static var useNormalSnapshot: HeroModifier { HeroModifier(.snapshot(.normal)) }
  /// Always a picture, by rendering.
  public static var useLayerRenderSnapshot: HeroModifier { HeroModifier(.snapshot(.layerRender)) }
  /// The view itself.
  public static var useNoSnapshot: HeroModifier { HeroModifier(.snapshot(.noSnapshot)) }
  /// Animates even off screen or without animatable state.
  public static var forceAnimate: HeroModifier { HeroModifier(.forceAnimate) }
  /// Size as scale.
  public static var useScaleBasedSizeChange: HeroModifier { HeroModifier(.useScaleBasedSizeChange) }
}
