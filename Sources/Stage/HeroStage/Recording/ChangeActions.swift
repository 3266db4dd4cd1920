internal import HeroModel
internal import UIKit

/// What changes of controllers are as steps of a scene.
@MainActor
struct ChangeActions {
  let screens: ScreenRecorder
  let containers: ContainerRecorder
  /// Screens that came to the top of a stack unseen: a dismissal to one unwinds to it.
  let unseen: Set<Int>
  /// The number of each view of both screens.
  let addresses: [ObjectIdentifier: ViewAddress]

  func step(of change: ControllerChange) -> Step {
    var step = Step(action(of: change))
    step.isOuter = change.isOuter
    return step
  }

  func action(of change: ControllerChange) -> Step.Action {
    switch change.kind {
    case .present: .present(containers.root(for: change.to), opposite: false)
    case .dismiss: dismissal(change)
    case .replace, .root: replacement(change)
    case .push: .push(containers.root(for: change.to), pop: nil)
    case .pop where change.from.popsInside, .popToRoot where change.from.popsInside:
      .popTo(screens.number(of: change.to))
    case .pop: .pop
    case .popTo: .popTo(screens.number(of: change.to))
    case .popToRoot: .popToRoot
    case .setViewControllers where change.isReplacement && !change.isOuter: .replace(screens.number(of: change.to))
    case .setViewControllers:
      .setViewControllers(
        (change.container as? UINavigationController)?.viewControllers.map { containers.root(for: $0) } ?? [])
    case .selectTab: .selectTab(.index((change.container as? UITabBarController)?.selectedIndex ?? 0))
    case .inside:
      .transition(
        from: screens.number(of: change.from), to: screens.number(of: change.to),
        in: change.place.flatMap { addresses[ObjectIdentifier($0)] }
          ?? ViewAddress(screen: screens.number(of: change.from), view: 0))
    }
  }

  /// One word for each way back (this target's README).
  private func dismissal(_ change: ControllerChange) -> Step.Action {
    let to = screens.number(of: change.to)
    if unseen.contains(to) { return .unwindTo(to) }
    if change.to.presentingViewController == nil, change.dismissed.count > 1 || change.unwindsToRoot {
      return .dismissAll
    }
    return change.dismissed.count == 1 ? .dismiss : .unwindTo(to)
  }

  /// What is replaced, or what comes, may be a container.
  private func replacement(_ change: ControllerChange) -> Step.Action {
    let root = containers.root(for: change.to)
    guard case .screen(let screen) = root, !(change.from is UINavigationController || change.from is UITabBarController)
    else { return .replaceTop(root) }
    return .replace(screen)
  }
}

extension ControllerChange {
  /// Whether what shows stays as it was until a gesture has finished the change.
  var hidesItsWay: Bool { isInteractive && !showsItsWay }

  /// Whether controllers come on stage by it that were on none.
  var brings: Bool { [.present, .replace, .root].contains(kind) || kind == .push && to is UITabBarController }

  /// Whether the modal stack changes, or its root.
  var changesLevels: Bool { [.present, .dismiss, .replace, .root].contains(kind) }

  /// Whether a navigation controller changes inside that is not the nearest around the screen that goes (rule C3).
  fileprivate var isOuter: Bool {
    [.push, .setViewControllers].contains(kind) && from.content.navigationController !== container
  }
}

extension UIViewController {
  /// Whether a pop would mean the stack of the tab that shows.
  fileprivate var popsInside: Bool {
    let tab = (self as? UITabBarController)?.selectedViewController as? UINavigationController
    return (tab?.viewControllers.count ?? 0) > 1
  }
}
