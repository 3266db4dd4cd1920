internal import Foundation
internal import Hero
internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// A transition whose end is not known yet, and what a gesture has done to it.
@MainActor
struct RunningTransition {
  /// Index of its step.
  var step = 0
  /// Seconds of the stage's clock.
  let start: TimeInterval
  /// What the gesture has done.
  var samples: [GestureSample] = []
  /// The number of each view of both screens.
  var addresses: [ObjectIdentifier: ViewAddress] = [:]
  /// The containers that change with their views, by those.
  var containers: [ObjectIdentifier: UIViewController] = [:]
  /// The change, where it brings controllers on stage.
  var brought: ControllerChange?
  /// Whether the default animation was chosen by itself.
  var isAutomatic = false
  /// Seconds that the scene's transition takes by itself.
  var total: TimeInterval = 0
  /// Whether the gesture has let go.
  private var isReleased = false

  init(start: TimeInterval) { self.start = start }

  /// Whether a gesture drives it and has not let go.
  var isGesture: Bool { !samples.isEmpty && !isReleased }

  /// A view in the transition's draft.
  func reference(to view: UIView, in draft: TransitionDraft, _ screens: [Screen]) -> ViewReference? {
    addresses[ObjectIdentifier(view)].flatMap { draft.request.reference(to: $0.path(in: screens)) }
  }

  /// The gesture, or who animates frame by frame, has moved it at a moment since its start.
  mutating func update(progress: Double, at time: TimeInterval) {
    samples.append(GestureSample(time: time, progress: progress))
  }

  /// The gesture shows a view with modifiers.
  mutating func apply(_ modifiers: [HeroModifier], to view: UIView, at time: TimeInterval) {
    change(view, modifiers, at: time) { $0.apply.append($1) }
  }

  /// The gesture sends a view elsewhere.
  mutating func changeTarget(
    _ modifiers: [HeroModifier], isDestination: Bool, of view: UIView, at time: TimeInterval
  ) {
    if let last = samples.last, !last.changeTarget.isEmpty, last.isDestination != isDestination {
      samples.append(GestureSample(time: time))
    }
    change(view, modifiers, at: time) {
      $0.changeTarget.append($1)
      $0.isDestination = isDestination
    }
  }

  /// The gesture lets go; what it has done to the transition.
  mutating func release(finishes: Bool, animates: Bool, at time: TimeInterval) -> Interaction {
    isReleased = true
    return .samples(samples, release: Release(time: time, finishes: finishes, animates: animates))
  }

  /// Adds to the last sample when it is of this moment, else to a new one.
  private mutating func change(
    _ view: UIView, _ modifiers: [HeroModifier], at time: TimeInterval,
    _ body: (inout GestureSample, ViewModifiers) -> Void
  ) {
    guard let address = addresses[ObjectIdentifier(view)] else { return }
    if samples.last?.time != time { samples.append(GestureSample(time: time)) }
    let entry = ViewModifiers(view: address, modifiers: HeroModifier.recorded(modifiers, in: nil))
    body(&samples[samples.count - 1], entry)
  }
}
