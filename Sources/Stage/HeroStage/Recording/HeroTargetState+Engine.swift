internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import TransitionEngine
internal import UIKit

extension HeroTargetState {
  /// The state that the engine has worked out.
  init(_ state: TargetState) {
    self = []
    for property in Property.allCases { take(property, of: state) }
  }

  private mutating func take(_ property: Property, of state: TargetState) {
    switch property {
    case .position: position = state.position.map { CGPoint($0) }
    case .size: size = state.size.map { CGSize($0) }
    case .transform: transform = state.transform.map { CATransform3D($0) }
    case .opacity: opacity = state.opacity.map { Float($0) }
    case .cornerRadius: cornerRadius = state.cornerRadius.map { CGFloat($0) }
    case .backgroundColor: backgroundColor = state.backgroundColor.map { CGColor($0) }
    case .zPosition: zPosition = state.zPosition.map { CGFloat($0) }
    case .anchorPoint: anchorPoint = state.anchorPoint.map { CGPoint($0) }
    case .contentsRect: contentsRect = state.contentsRect.map { CGRect($0) }
    case .contentsScale: contentsScale = state.contentsScale.map { CGFloat($0) }
    case .borderWidth: borderWidth = state.borderWidth.map { CGFloat($0) }
    case .borderColor: borderColor = state.borderColor.map { CGColor($0) }
    case .shadowColor: shadowColor = state.shadowColor.map { CGColor($0) }
    case .shadowOpacity: shadowOpacity = state.shadowOpacity.map { Float($0) }
    case .shadowOffset: shadowOffset = state.shadowOffset.map { CGSize($0) }
    case .shadowRadius: shadowRadius = state.shadowRadius.map { CGFloat($0) }
    case .shadowPath: shadowPath = state.shadowPath.map { CGPath($0) }
    case .masksToBounds: masksToBounds = state.masksToBounds
    case .displayShadow: displayShadow = state.displayShadow
    case .overlay:
      overlay = state.overlayColor.flatMap { color in
        state.overlayOpacity.map { (CGColor(color), CGFloat($0)) }
      }
    case .spring: spring = state.spring.map { (CGFloat($0.stiffness), CGFloat($0.damping)) }
    case .delay: delay = state.delay
    case .duration: duration = state.duration
    case .timingFunction:
      timingFunction = state.timingFunction.map {
        let n = $0.controlPoints.map { Float($0) }
        return CAMediaTimingFunction(controlPoints: n[0], n[1], n[2], n[3])
      }
    case .arc: arc = state.arc.map { CGFloat($0) }
    case .source: source = state.source
    case .cascade:
      if let cascade = state.cascade {
        append(
          HeroModifier(
            .cascade(
              delta: cascade.delta, direction: cascade.direction, delayMatchedViews: cascade.delayMatchedViews)))
      }
    case .ignoreSubviewModifiers: ignoreSubviewModifiers = state.ignoreSubviewModifiers
    case .coordinateSpace: coordinateSpace = state.coordinateSpace.map { $0 == .global ? .global : .local }
    case .useScaleBasedSizeChange: useScaleBasedSizeChange = state.useScaleBasedSizeChange
    case .snapshotType: if let type = state.snapshotType { append(HeroModifier(.snapshot(type))) }
    case .nonFade: nonFade = state.nonFade
    case .forceAnimate: forceAnimate = state.forceAnimate
    case .beginState: beginState = state.beginState.map { $0.map { HeroModifier($0) } }
    // The engine has looked at the conditions, and knows nothing of what plugins keep.
    case .conditionalModifiers, .custom: break
    }
  }
}
