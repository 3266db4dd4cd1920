package import UIKit

/// Writes down what a transition does, and knows how long it takes.
@preconcurrency @MainActor
package protocol HeroRecording: AnyObject {
  /// Both screens are laid out; returns the seconds that the transition takes by itself.
  func start(_ transition: HeroTransition, _ change: ControllerChange) -> TimeInterval
  /// What Hero's own preprocessing has made of the views of the transition that has started.
  ///
  /// A scene knows nothing of values by keys of the app's own: those stay from the states that the modifiers gave.
  func targetStates(of views: [UIView], madeOf own: [UIView: HeroTargetState]) -> [UIView: HeroTargetState]
  /// A default animation that was chosen by itself is none.
  func dropAutomaticAnimation()
  /// Sets what plugins have made of it, and lets views show that they alone animate; returns the seconds that it takes by itself.
  func replace(
    _ states: [UIView: HeroTargetState], of views: [UIView], animating animated: Set<UIView>
  ) -> TimeInterval
  /// Animators that are followed frame by frame have reached a moment, in seconds since the start.
  func update(time: TimeInterval)
  /// The gesture has moved the transition to a progress of 0…1.
  func update(progress: Double)
  /// The gesture shows a view with these modifiers.
  func apply(_ modifiers: [HeroModifier], to view: UIView)
  /// The gesture sends a view elsewhere.
  func changeTarget(_ modifiers: [HeroModifier], isDestination: Bool, to view: UIView)
  /// The gesture lets go; returns the seconds that are left.
  func release(finishes: Bool, animates: Bool) -> TimeInterval
}
