internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// What plugins of the app's own see and change, after Hero's own preprocessing.
extension Recorder {
  func targetStates(of views: [UIView], madeOf own: [UIView: HeroTargetState]) -> [UIView: HeroTargetState] {
    guard running != nil, let draft = filmSoFar().lastDraft else { return [:] }
    var states: [UIView: HeroTargetState] = [:]
    for view in views {
      guard let reference = reference(to: view, in: draft) else { continue }
      states[view] = draft[reference].map { HeroTargetState($0) }
      // A default animation sets states of its own for the roots.
      if reference.index != 0 || draft.defaultAnimation == .none { states[view]?.custom = own[view]?.custom }
    }
    return states
  }

  func dropAutomaticAnimation() {
    guard let running, running.isAutomatic else { return }
    steps[running.step].animation = AnimationType.none
  }

  /// Says all states as modifiers, which Hero's preprocessing leaves as they are: there is no default animation, conditions and cascades
  /// are worked out, and a match takes the same from its partner once more.
  func replace(
    _ states: [UIView: HeroTargetState], of views: [UIView], animating animated: Set<UIView>
  ) -> TimeInterval {
    guard let running, let draft = filmSoFar().lastDraft else { return 0 }
    var screens = steps[running.step].screenChanges
    for view in views {
      guard let reference = reference(to: view, in: draft) else { continue }
      var state = states[view]
      if animated.contains(view), draft[reference]?.canAnimate != true {
        var own = state ?? []
        own.append(contentsOf: [.forceAnimate, .duration(0)])
        state = own
      }
      let modifiers = state?.settled.recorded(in: nil)
      if let container = running.containers[ObjectIdentifier(view)] {
        replace(modifiers, of: container, reference.side, in: running)
        continue
      }
      // A bar is none of the screen's views.
      guard let address = running.addresses[ObjectIdentifier(view)], address.controller == nil else { continue }
      if let slot = address.slot {
        current[address.screen][slot]?.views[address.view].heroModifiers = modifiers
      } else {
        current[address.screen].views[address.view].heroModifiers = modifiers
      }
      screens[address.screen] = current[address.screen]
    }
    steps[running.step].screenChanges = screens
    steps[running.step].animation = AnimationType.none
    steps[running.step].viewOrdering = draft.insertToViewFirst ? .sourceViewOnTop : .destinationViewOnTop
    return settleDuration()
  }

  /// Says a state of a container's own view: where the step brings the container, or as what it sets.
  private func replace(
    _ modifiers: [Modifier]?, of container: UIViewController, _ side: Side, in running: Running
  ) {
    guard let address = running.addresses[ObjectIdentifier(container.view)] else { return }
    let view = ContainerView(heroID: container.view.hero.id, heroModifiers: modifiers)
    let change = record(view, of: container, at: address)
    if side == .destination, let brought = running.brought {
      steps[running.step].action = action(of: brought)
    } else if let change {
      steps[running.step].controllerChanges.add(change)
    }
  }

  func update(time: TimeInterval) {
    guard let total = running?.total else { return }
    let progress = total > 0 ? min(time / total, 1) : 1
    let now = elapsed
    running?.samples.append(GestureSample(time: now, progress: progress))
  }
}

extension Recorder {
  /// A view of the running transition in its draft.
  func reference(to view: UIView, in draft: TransitionDraft) -> ViewReference? {
    running?.addresses[ObjectIdentifier(view)].flatMap { draft.request.reference(to: $0.path(in: current)) }
  }
}

extension HeroTargetState {
  /// Without what Hero's preprocessing has worked out already.
  fileprivate var settled: HeroTargetState {
    var state = self
    state.conditionalModifiers = nil
    state.cascade = nil
    state.ignoreSubviewModifiers = nil
    return state
  }
}
