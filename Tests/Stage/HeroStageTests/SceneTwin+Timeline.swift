import Hero
import HeroModel
import HeroStage
import SDOSHero
import TransitionEngine
import UIKit

extension SceneTwin {
  /// Does what the timeline says.
  func run() throws {
    for step in scene.steps { try run(step) }
  }

  /// The controller that shows.
  var top: UIViewController { stage.topViewController }

  /// The navigation controller nearest around it, or around what presents it.
  var navigation: UINavigationController? {
    let around = sequence(first: top) { $0.parent ?? $0.presentingViewController }
    return around.lazy.compactMap { $0 as? UINavigationController }.first
  }

  private func run(_ step: Step) throws {
    stage.perform {
      for (index, screen) in step.screenChanges.sorted(by: { $0.key < $1.key }) {
        controllers[index].change(to: screen)
      }
      if let type = step.controllerChanges.navigation {
        top.navigationController?.hero.navigationAnimationType = HeroDefaultAnimationType(type)
      }
      if let type = step.controllerChanges.tabBar {
        top.tabBarController?.hero.tabBarAnimationType = HeroDefaultAnimationType(type)
      }
      for change in step.controllerChanges.views {
        let screen = controllers[change.view.screen]
        let view: UIView? =
          switch change.view.controller {
          case .tabBarController: screen.tabBarController?.view
          case .tabBar: screen.tabBarController?.tabBar
          case .navigationBar: screen.navigationController?.navigationBar
          case .navigationController, nil: screen.navigationController?.view
          }
        if let id = change.heroID { view?.hero.id = id }
        if let modifiers = change.heroModifiers { view?.hero.modifiers = modifiers?.map { .twin(of: $0) } }
      }
      let navigation = navigation as? SDOSHeroNavigationController
      if let type = step.controllerChanges.push { navigation?.animationTypeForPush = HeroDefaultAnimationType(type) }
      if let type = step.controllerChanges.pop { navigation?.animationTypeForPop = HeroDefaultAnimationType(type) }
    }
    if case .wait(let seconds) = step.action {
      stage.wait(seconds)
      return
    }
    let start = stage.now
    // `auto` on a step is no animation.
    let animation = step.animation == .auto ? nil : step.animation
    stage.perform {
      let hero = Hero.shared
      if let animation, !isRemembered(step.action) {
        hero.setDefaultAnimationForNextTransition(HeroDefaultAnimationType(animation))
      }
      if let color = step.containerColor { hero.setContainerColorForNextTransition(UIColor(color)) }
      hero.viewOrderingStrategy =
        [.sourceViewOnTop: .sourceViewOnTop, .destinationViewOnTop: .destinationViewOnTop][step.viewOrdering] ?? .auto
      hero.defaultAnimationDirectionStrategy =
        [.forceRightToLeft: .forceRightToLeft, .userInterface: .userInterface][step.directionStrategy]
        ?? .forceLeftToRight
      if case .edgePan = step.interaction { return }
      act(step, animation)
    }
    switch step.interaction {
    case nil: break
    case .edgePan(let pan): drag(pan)
    case .samples(let samples, let release): try play(samples, release, from: start)
    }
    stage.run(until: .idle)
  }

  private func play(_ samples: [GestureSample], _ release: Release, from start: TimeInterval) throws {
    for sample in samples {
      stage.run(until: .time(start + sample.time))
      guard Hero.shared.isTransitioning else {
        throw Unsayable(reason: "a finger that comes too late takes time on a stage, in a scene none")
      }
      stage.perform { self.sample(sample) }
    }
    stage.run(until: .time(start + release.time))
    stage.perform {
      if release.finishes {
        Hero.shared.finish(animate: release.animates)
      } else {
        Hero.shared.cancel(animate: release.animates)
      }
    }
  }

  private func sample(_ sample: GestureSample) {
    if let progress = sample.progress { Hero.shared.update(progress: progress) }
    func view(_ address: ViewAddress) -> UIView? { controllers[address.screen].layers[address.view].view }
    for entry in sample.apply {
      if let view = view(entry.view) {
        Hero.shared.apply(modifiers: entry.modifiers.map { .twin(of: $0) }, to: view)
      }
    }
    for entry in sample.changeTarget {
      if let view = view(entry.view) {
        Hero.shared.changeTarget(
          modifiers: entry.modifiers.map { .twin(of: $0) }, isDestination: sample.isDestination, to: view)
      }
    }
  }

  /// Whether SDOSHero is told a step's animation, because a later step depends on it.
  private func isRemembered(_ action: Step.Action) -> Bool {
    switch action {
    case .present(_, let opposite): opposite
    case .push: true
    default: false
    }
  }

  /// As a container of the app's own does it.
  private func change(_ old: UIViewController, to new: UIViewController, in address: ViewAddress) {
    let host = controllers[address.screen]
    guard let view = host.layers[address.view].view else { return }
    old.parent?.addChild(new)
    Hero.shared.transition(from: old, to: new, in: view) { finished in
      let gone = finished ? old : new
      gone.view.removeFromSuperview()
      gone.removeFromParent()
      new.didMove(toParent: host)
    }
  }

  private func act(_ step: Step, _ animation: AnimationType?) {
    let navigation = step.isOuter ? navigation?.parent?.navigationController ?? navigation : navigation
    switch step.action {
    case .present(let root, let opposite):
      let next = Self.controller(for: root, controllers)
      if opposite, let animation {
        top.presentViewController(next, usingAnimation: HeroDefaultAnimationType(animation))
      } else {
        top.present(next, animated: step.isAnimated)
      }
    case .dismiss: top.dismiss(animated: step.isAnimated)
    case .dismissAll: stage.window.rootViewController?.dismiss(animated: step.isAnimated)
    case .replace(let index): top.hero.replaceViewController(with: controllers[index])
    case .replaceTop(let root):
      top.hero.replaceViewController(with: Self.controller(for: root, controllers))
    case .push(let root, let pop):
      push(Self.controller(for: root, controllers), animation, pop: pop, isAnimated: step.isAnimated)
    case .pop:
      // At its root the one around it pops.
      let isAtRoot = navigation?.viewControllers.count == 1
      (isAtRoot ? navigation?.parent?.navigationController ?? navigation : navigation)?.popViewController(
        animated: step.isAnimated)
    case .popTo(let index): navigation?.popToViewController(controllers[index], animated: step.isAnimated)
    case .popToRoot: navigation?.popToRootViewController(animated: step.isAnimated)
    case .setViewControllers(let stack):
      navigation?.setViewControllers(stack.map { Self.controller(for: $0, controllers) }, animated: step.isAnimated)
    case .selectTab(.index(let index)): top.tabBarController?.selectedIndex = index
    case .selectTab(.screen(let index)): top.tabBarController?.selectedViewController = controllers[index]
    case .transition(let from, let to, let view): change(controllers[from], to: controllers[to], in: view)
    case .unwindTo(let index): top.hero.unwindToViewController(controllers[index])
    case .wait: break
    }
  }
}
