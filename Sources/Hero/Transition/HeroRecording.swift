package import UIKit

/// Writes down what a transition does, and knows how long it takes.
@preconcurrency @MainActor
package protocol HeroRecording: AnyObject {
  /// Both screens are laid out; returns the seconds that the transition takes by itself.
  func start(_ transition: HeroTransition, _ change: ControllerChange) -> TimeInterval
  /// The gesture has moved the transition to a progress of 0…1.
  func update(progress: Double)
  /// The gesture shows a view with these modifiers.
  func apply(_ modifiers: [HeroModifier], to view: UIView)
  /// The gesture sends a view elsewhere.
  func changeTarget(_ modifiers: [HeroModifier], isDestination: Bool, to view: UIView)
  /// The gesture lets go; returns the seconds that are left.
  func release(finishes: Bool, animates: Bool) -> TimeInterval
}
