internal import Hero
internal import HeroModel
internal import UIKit

/// Looks at both screens of a transition that starts, and at the containers that change with them.
@MainActor
struct TransitionViews {
  let screens: ScreenRecorder
  let containers: ContainerRecorder

  /// Notes where each view stands; returns what the step says of containers' own views.
  func look(
    at change: ControllerChange, _ transition: HeroTransition, into running: inout RunningTransition
  ) -> ControllerChanges {
    var changes = ControllerChanges()
    if let place = change.place { running.addresses = screens.capture(change, in: place, transition) }
    for (controller, isAppearing) in [(change.from, false), (change.to, true)] where change.kind != .inside {
      running.addresses.merge(screens.capture(controller, in: (transition, isAppearing), inside: change.container)) {
        $1
      }
      for around in controller.content.ancestors {
        if let known = around.container {
          running.containers[ObjectIdentifier(around.view)] = around
          let isBrought = isAppearing && change.brings
          let parts: [(ContainerController, UIView, AnyObject)] =
            [(known, around.view, around)] + (around.barForHero.map { [($0.kind, $0.view, $0.view)] } ?? [])
          for (kind, view, owner) in parts {
            let address = ViewAddress(screen: screens.number(of: controller), view: 0, controller: kind)
            running.addresses[ObjectIdentifier(view)] = address
            let now = ContainerView(of: view, in: transition.conditions(of: view, isAppearing: isAppearing))
            if let change = containers.record(now, of: owner, at: address), !isBrought { changes.add(change) }
          }
        }
        if around === controller { break }
      }
    }
    return changes
  }
}

extension Step {
  /// The order of views and the direction that an app has chosen.
  @MainActor mutating func takeStrategies(of transition: HeroTransition) {
    viewOrdering =
      switch transition.viewOrderingStrategy {
      case .auto: .auto
      case .sourceViewOnTop: .sourceViewOnTop
      case .destinationViewOnTop: .destinationViewOnTop
      }
    directionStrategy =
      switch transition.defaultAnimationDirectionStrategy {
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      case .userInterface: .userInterface
      }
  }
}

extension UIViewController {
  /// What kind of container it is.
  fileprivate var container: ContainerController? {
    self is UINavigationController ? .navigationController : self is UITabBarController ? .tabBarController : nil
  }
}
