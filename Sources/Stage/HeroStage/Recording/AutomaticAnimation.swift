internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// What auto is between two screens, by a scene of one step alone.
@MainActor
struct AutomaticAnimation {
  let screens: ScreenRecorder
  let containers: ContainerRecorder

  /// - Parameters:
  ///   - step: The change as it is recorded.
  ///   - recording: The scene without its steps.
  func type(of change: ControllerChange, in step: Step, _ recording: () -> Scene) -> AnimationType? {
    var step = step
    var (from, to) =
      change.kind == .inside
      ? (.screen(screens.number(of: change.from)), .screen(screens.number(of: change.to)))
      : (plainRoot(for: change.from), plainRoot(for: change.to))
    var scene = recording()
    scene.screens = screens.current.map { screen in
      var screen = screen
      screen.modalAnimation = .unset
      screen.isHeroEnabled = true
      return screen
    }
    step.screenChanges = [:]
    step.animation = nil
    if change.container is UINavigationController {
      if !change.isPresenting {
        scene.root = .navigation(NavigationRoot(stack: [to, from]))
        step.action = .pop
      } else {
        scene.root = .navigation(NavigationRoot(stack: [from]))
        step.action = .push(to, pop: nil)
      }
    } else if change.container != nil {
      if !change.isPresenting { swap(&from, &to) }
      scene.root = .tabs(TabRoot(tabs: [from.tab, to.tab].compactMap(\.self), selected: change.isPresenting ? 0 : 1))
      step.action = .selectTab(.index(change.isPresenting ? 1 : 0))
    } else {
      scene.root = change.isPresenting ? from : to
      scene.steps = change.isPresenting ? [] : [Step(.present(from, opposite: false))]
      step.action = change.isPresenting ? .present(to, opposite: false) : .dismiss
    }
    scene.steps.append(step)
    return (try? Film(scene: scene))?.transitions.last?.defaultAnimation
  }

  /// A controller without types of its own, and with Hero.
  private func plainRoot(for controller: UIViewController) -> Root {
    switch containers.root(for: controller).enabled {
    case .screen(let screen): return .screen(screen)
    case .navigation(var navigation):
      navigation.modalAnimation = .unset
      return .navigation(navigation)
    case .tabs(var tabs):
      tabs.modalAnimation = .unset
      return .tabs(tabs)
    }
  }
}

extension Root {
  /// As a tab; nil for tabs.
  fileprivate var tab: TabRoot.Tab? {
    switch self {
    case .screen(let screen): .screen(screen)
    case .navigation(let navigation): .navigation(navigation)
    case .tabs: nil
    }
  }
}
