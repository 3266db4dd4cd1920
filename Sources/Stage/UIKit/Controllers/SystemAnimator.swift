/// Runs UIKit's own transitions: the recorder knows how they move and how long they take.
@MainActor
final class SystemAnimator: TransitionDriver {
  private static let kinds: [ControllerChange.Kind] = [
    .push, .pop, .popTo, .popToRoot, .setViewControllers, .present, .dismiss,
  ]

  /// Tabs, a window's new root and what Hero alone does have no animation of UIKit's.
  func willDrive(_ change: ControllerChange) -> Bool { Self.kinds.contains(change.kind) }

  func prepare(_ change: ControllerChange) {}

  func start(_ change: ControllerChange) {
    let runtime = UIKitRuntime.current
    let duration = runtime.recorder?.system(change) ?? 0
    guard duration > 0 else { return change.complete(finished: true) }
    runtime.clock.schedule(after: duration, "UIKit's own transition") { change.complete(finished: true) }
  }
}
