public import UIKit

extension HeroTransition {
  /// Moves the transition to a progress of 0…1; before it has started, makes it start there.
  public func update(_ percentageComplete: CGFloat) {
    guard state == .animating else {
      values.startingProgress = percentageComplete
      return
    }
    values.runner?.cancel()
    values.runner = nil
    let value = Double(min(max(percentageComplete, 0), 1))
    if !values.isFollowed { recorder?.update(progress: value) }
    progress = value
  }

  /// The older name.
  public func update(progress: Double) { update(CGFloat(progress)) }

  /// Lets go: both screens run to the end.
  public func finish(animate: Bool = true) { letGo(finishes: true, animates: animate) }

  /// The older name.
  public func end(animate: Bool = true) { finish(animate: animate) }

  /// Lets go: both screens run back to the start.
  public func cancel(animate: Bool = true) { letGo(finishes: false, animates: animate) }

  private func letGo(finishes: Bool, animates: Bool) {
    switch state {
    case .notified, .starting: values.forceFinishing = finishes
    case .animating: release(finishes: finishes, animates: animates)
    case .possible, .completing: break
    }
  }

  func release(finishes: Bool, animates: Bool) {
    let passed = abs(progress) * totalDuration
    var rest = 0.0
    if !values.isFollowed {
      let recorded = recorder?.release(finishes: finishes, animates: animates) ?? 0
      // Without animation it is over at once, whatever rounding leaves of the recorded time: what follows may begin in the same turn.
      if animates { rest = recorded }
    } else if animates {
      rest = finishes ? totalDuration - passed : passed
    }
    if animates {
      for plugin in values.plugins { rest = max(rest, plugin.resume(timePassed: passed, reverse: !finishes)) }
    }
    run(from: progress, to: finishes ? 1 : 0, in: rest)
  }

  /// Shows a view and its partner with these modifiers until the next update.
  public func apply(modifiers: [HeroModifier], to view: UIView) {
    guard state == .animating else { return }
    recorder?.apply(modifiers, to: view)
    tell(view, HeroTargetState(modifiers: modifiers)) { plugin, state, view, _ in plugin.apply(state: state, to: view) }
  }

  /// Tells plugins of a view's partner, then of the view itself.
  private func tell(
    _ view: UIView, _ state: HeroTargetState, _ body: (HeroPlugin, HeroTargetState, UIView, _ isPartner: Bool) -> Void
  ) {
    if let partner = context.pairedView(for: view) {
      for plugin in values.plugins { body(plugin, state, partner, true) }
    }
    for plugin in values.plugins { body(plugin, state, view, false) }
  }

  /// Sends a view elsewhere when the gesture lets go.
  public func changeTarget(modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView) {
    guard state == .animating else { return }
    recorder?.changeTarget(modifiers, isDestination: isDestination, to: view)
    tell(view, HeroTargetState(modifiers: modifiers)) { plugin, state, view, isPartner in
      plugin.changeTarget(state: state, isDestination: isDestination != isPartner, to: view)
    }
  }
}
