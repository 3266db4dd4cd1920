internal import Hero
internal import HeroModel
internal import SDOSHero
internal import UIKit

/// The containers of a recording: the root that they make of the screens, and what is recorded of their own views.
@MainActor
final class ContainerRecorder {
  private let screens: ScreenRecorder
  private(set) var root: Root = .screen(0)
  /// What is recorded of containers' own views, and of their bars, as it is now.
  private var views: [ObjectIdentifier: ContainerView] = [:]
  /// Keeps controllers alive, so that no other takes their place in memory.
  private var controllers: [UIViewController] = []

  init(screens: ScreenRecorder) {
    self.screens = screens
    screens.whenFirstSeen = { [unowned self] controller in seeBar(around: controller) }
  }

  /// What the scene begins with.
  func start(with controller: UIViewController) {
    look(at: controller)
    root = root(for: controller)
  }

  /// All containers have Hero.
  func enableHero() { root = root.enabled }

  /// A tab's bar looks as it does when something of the tab is first seen: controllers say how in `viewDidLoad`.
  private func seeBar(around controller: UIViewController) {
    guard case .tabs(var tabs) = root, let navigation = controller.navigationController,
      let index = (navigation.parent as? UITabBarController)?.viewControllers?.firstIndex(of: navigation),
      tabs.tabs.indices.contains(index), case .navigation(var known) = tabs.tabs[index],
      known.screens.contains(screens.number(of: controller))
    else { return }
    screens.forgetBar(of: navigation)
    known.bar = screens.bars.bar(of: navigation)
    known.bar?.view = views[ObjectIdentifier(navigation.navigationBar)] ?? ContainerView()
    tabs.tabs[index] = .navigation(known)
    root = .tabs(tabs)
  }

  /// Looks at the own views of containers that come on stage.
  func look(at controller: UIViewController) {
    guard controller is UINavigationController || controller is UITabBarController else { return }
    views[ObjectIdentifier(controller)] = ContainerView(of: controller.viewIfLoaded, in: nil)
    if let bar = controller.barForHero {
      views[ObjectIdentifier(bar.view)] = ContainerView(of: bar.view, in: nil)
    }
    controllers.append(controller)
    for child in controller.children { look(at: child) }
  }

  /// A container's own view is this from now on; what a step has to say of it.
  func record(
    _ view: ContainerView, of owner: AnyObject, at address: ViewAddress
  ) -> ContainerViewChange? {
    let known = views.updateValue(view, forKey: ObjectIdentifier(owner)) ?? ContainerView()
    return known == view ? nil : ContainerViewChange(address, from: known, to: view)
  }

  func root(for controller: UIViewController) -> Root { root(for: Container<LiveControllers>(controller)) }

  private func root(for container: Container<LiveControllers>) -> Root {
    let held: TabContainer<LiveControllers>
    switch container {
    case .screen(let screen): return .screen(screens.number(of: screen))
    case .navigation(let navigation): return .navigation(navigationRoot(navigation))
    case .tabs(let tabs): held = tabs
    }
    let tabs = held.own
    var bar = screens.bars.bar(of: tabs)
    bar.view = views[ObjectIdentifier(tabs.tabBar)] ?? ContainerView()
    let entries = held.selection.tabs.map { tab -> TabRoot.Tab in
      if case .navigation(let navigation) = tab { return .navigation(navigationRoot(navigation)) }
      return .screen(screens.number(of: tab.visible))
    }
    var root = TabRoot(
      tabs: entries, controller: tabs is SDOSHeroTabBarController ? .sdosHero : .uiKit,
      selected: held.selection.selected,
      tabBarAnimation: tabs.hero.tabBarAnimationType.recorded, isHeroEnabled: tabs.hero.isEnabled,
      modalAnimation: tabs.recordedModalAnimation,
      modalPresentationStyle: tabs.recordedPresentationStyle, bar: bar,
      navigationItem: navigationItem(of: tabs), view: views[ObjectIdentifier(tabs)] ?? ContainerView())
    root.modalTransitionStyle = tabs.modalTransitionStyle.recorded
    return .tabs(root)
  }

  /// What a tab bar controller in a stack puts into the bar around it.
  private func navigationItem(of tabs: UITabBarController) -> NavigationItem {
    var screen = Screen(name: "", views: [])
    if tabs.parent is UINavigationController { screens.bars.items(of: tabs, into: &screen) }
    return screen.navigationItem
  }

  private func navigationRoot(_ held: NavigationContainer<LiveControllers>) -> NavigationRoot {
    let navigation = held.own
    var bar = screens.bars.bar(of: navigation)
    bar.view = views[ObjectIdentifier(navigation.navigationBar)] ?? ContainerView()
    var root = NavigationRoot(
      stack: held.stack.entries.map { self.root(for: $0) }, isHeroEnabled: navigation.hero.isEnabled,
      modalAnimation: navigation.recordedModalAnimation,
      modalPresentationStyle: navigation.recordedPresentationStyle, bar: bar,
      view: views[ObjectIdentifier(navigation)] ?? ContainerView())
    root.modalTransitionStyle = navigation.modalTransitionStyle.recorded
    if let navigation = navigation as? SDOSHeroNavigationController {
      // It sets Hero's type before each change, so that what that is now counts for nothing.
      root.controller = .sdosHero
      root.animationTypeForPush = navigation.animationTypeForPush.recordedUnlessAuto
      root.animationTypeForPop = navigation.animationTypeForPop.recordedUnlessAuto
    } else {
      root.animation = navigation.hero.navigationAnimationType.recorded
    }
    return root
  }
}

extension ContainerView {
  /// As a container's own view, or its bar, is now; conditions of the app's own are looked at by a transition.
  @MainActor init(of view: UIView?, in conditions: HeroConditionalContext?) {
    guard let view else {
      self.init()
      return
    }
    self.init(
      heroID: view.hero.id, heroModifiers: view.hero.modifiers.map { HeroModifier.recorded($0, in: conditions) })
  }
}

extension UIViewController {
  /// The bar that Hero finds among its views; nil where it is no container.
  var barForHero: (kind: ContainerController, view: UIView)? {
    if let navigation = self as? UINavigationController { return (.navigationBar, navigation.navigationBar) }
    return (self as? UITabBarController).map { (.tabBar, $0.tabBar) }
  }
}

extension HeroDefaultAnimationType {
  /// nil where nothing is said.
  fileprivate var recordedUnlessAuto: AnimationType? { recorded == .auto ? nil : recorded }
}

extension Root {
  /// With Hero enabled.
  var enabled: Root {
    var result = self
    result.changeContainers { root in
      switch root {
      case .screen: break
      case .navigation(var navigation):
        navigation.isHeroEnabled = true
        root = .navigation(navigation)
      case .tabs(var tabs):
        tabs.isHeroEnabled = true
        root = .tabs(tabs)
      }
    }
    return result
  }
}
