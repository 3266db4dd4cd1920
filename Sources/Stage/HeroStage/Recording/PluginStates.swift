internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// What plugins of the app's own see and change of a transition that has started, after Hero's own preprocessing.
@MainActor
struct PluginStates {
  let screens: ScreenRecorder
  let containers: ContainerRecorder
  let steps: RecordedSteps
  let actions: ChangeActions
  let running: RunningTransition
  /// What the preprocessing has made of it.
  let draft: TransitionDraft

  /// What views come from or go to; values by keys of the app's own stay from the states that the modifiers gave.
  func states(of views: [UIView], madeOf own: [UIView: HeroTargetState]) -> [UIView: HeroTargetState] {
    var states: [UIView: HeroTargetState] = [:]
    for view in views {
      guard let reference = reference(to: view) else { continue }
      states[view] = draft[reference].map { HeroTargetState($0) }
      // A default animation sets states of its own for the roots.
      if reference.index != 0 || draft.defaultAnimation == .none { states[view]?.custom = own[view]?.custom }
    }
    return states
  }

  /// Says all states as modifiers, which Hero's preprocessing leaves as they are: there is no default animation, conditions and cascades
  /// are worked out, and a match takes the same from its partner once more.
  func replace(_ states: [UIView: HeroTargetState], of views: [UIView], animating animated: Set<UIView>) {
    for view in views {
      guard let reference = reference(to: view) else { continue }
      var state = states[view]
      if animated.contains(view), draft[reference]?.canAnimate != true {
        var own = state ?? []
        own.append(contentsOf: [.forceAnimate, .duration(0)])
        state = own
      }
      let modifiers = state?.settled.recorded(in: nil)
      if let container = running.containers[ObjectIdentifier(view)] {
        replace(modifiers, of: container, reference.side)
        continue
      }
      // A bar is none of the screen's views.
      guard let address = running.addresses[ObjectIdentifier(view)], address.controller == nil else { continue }
      if let slot = address.slot {
        screens.current[address.screen][slot]?.views[address.view].heroModifiers = modifiers
      } else {
        screens.current[address.screen].views[address.view].heroModifiers = modifiers
      }
      steps.all[running.step].screenChanges[address.screen] = screens.current[address.screen]
    }
    steps.all[running.step].animation = AnimationType.none
    steps.all[running.step].viewOrdering = draft.insertToViewFirst ? .sourceViewOnTop : .destinationViewOnTop
  }

  /// Says a state of a container's own view: where the step brings the container, or as what it sets.
  private func replace(_ modifiers: [Modifier]?, of container: UIViewController, _ side: Side) {
    guard let address = running.addresses[ObjectIdentifier(container.view)] else { return }
    let view = ContainerView(heroID: container.view.hero.id, heroModifiers: modifiers)
    let change = containers.record(view, of: container, at: address)
    if side == .destination, let brought = running.brought {
      steps.all[running.step].action = actions.action(of: brought)
    } else if let change {
      steps.all[running.step].controllerChanges.add(change)
    }
  }

  private func reference(to view: UIView) -> ViewReference? { running.reference(to: view, in: draft, screens.current) }
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
