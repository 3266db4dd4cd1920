internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import SDOSHero
internal import UIKit

/// Screens and containers as they are when they are looked at.
extension Recorder {
  /// What shows, bottom to top: also that under over-full-screen controllers.
  private var shown: [Container<LiveControllers>] {
    (runtime.window?.rootViewController).map { Containers($0).visible } ?? []
  }

  /// The controllers that show, bottom to top.
  var visible: [UIViewController] { shown.map(\.visible) }

  /// The number of a controller's screen.
  func number(of controller: UIViewController) -> Int {
    let controller = shown(by: controller)
    if let known = numbers[ObjectIdentifier(controller)] { return known }
    let number = screens.count
    let name = name(of: controller)
    numbers[ObjectIdentifier(controller)] = number
    controllers.append(controller)
    let size = Size(runtime.screen.bounds.size)
    var screen = Screen(name: name, views: [View(path: name, position: size.center, size: size)])
    // Tab bars show the items of tabs that have not been seen yet.
    bars.items(of: controller, into: &screen)
    screens.append(screen)
    current.append(screen)
    return number
  }

  /// `ListViewController` is `list`, a second one `list 2`.
  private func name(of controller: UIViewController) -> String {
    var name = String(describing: type(of: controller))
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    if name.hasPrefix("UI") { name = name == "UI" ? "screen" : String(name.dropFirst(2)) }
    name = name.prefix(1).lowercased() + name.dropFirst()
    var unique = name
    while !names.insert(unique).inserted {
      alike[name, default: 1] += 1
      unique = "\(name) \(alike[name, default: 1])"
    }
    return unique
  }

  /// A screen as it is now, with the items of bars that are known of it.
  private func look(
    at controller: UIViewController, _ number: Int, in transition: (hero: HeroTransition, isAppearing: Bool)? = nil,
    inside container: UIViewController? = nil, without coming: UIViewController? = nil
  ) -> (screen: Screen, indices: [ObjectIdentifier: Int], children: [UIViewController]) {
    var capture = ScreenCapture(images: images, transition: transition, in: container, liveLayouts: liveLayouts)
    capture.embedding = { [unowned self] child in
      child === coming ? .nothing : embedded.contains(ObjectIdentifier(child)) ? .screen(self.number(of: child)) : nil
    }
    var (screen, indices) = capture.capture(
      shown(by: controller), name: screens[number].name, isEmbedded: embedded.contains(ObjectIdentifier(controller)))
    screen.takeItems(of: current[number])
    screen.takeBars(of: current[number])
    return (screen, indices, capture.children)
  }

  /// The controller whose view is the screen: a container that is embedded is one with all that is in it.
  private func shown(by controller: UIViewController) -> UIViewController {
    embedded.contains(ObjectIdentifier(controller)) ? controller : controller.content
  }

  /// Looks at both children of a change inside of a view, and at all that is around the one that goes.
  func capture(
    _ change: ControllerChange, in place: UIView, _ transition: HeroTransition
  ) -> [ObjectIdentifier: ViewAddress] {
    embedded.formUnion([ObjectIdentifier(change.from), ObjectIdentifier(change.to)])
    var addresses: [ObjectIdentifier: ViewAddress] = [:]
    for controller in visible where place.isDescendant(of: controller.content.view) {
      addresses = capture(controller, in: (transition, false), without: change.to)
    }
    return addresses.merging(capture(change.to, in: (transition, true))) { $1 }
  }

  /// Draws what lies below a presented controller as it is now; leaves what is recorded as it is.
  func picture(below controller: UIViewController) -> UIImage? {
    let chain = sequence(first: runtime.window?.rootViewController) { $0?.presentedViewController }
    let levels = chain.prefix { $0 !== controller }.compactMap(\.self)
    guard let bottom = levels.first else { return nil }
    let root = root(for: bottom)
    let steps = levels.dropFirst().map { level in
      var step = Step(.present(self.root(for: level), opposite: false))
      step.interaction = .samples([], release: Release(time: 0, finishes: true, animates: false))
      return step
    }
    var scene = scene(steps + [Step(.wait(1))])
    scene.root = root
    scene.screens = current
    for level in levels {
      let shown = Container<LiveControllers>(level).visible
      let number = number(of: shown)
      scene.screens[number] = look(at: shown, number).screen
      bars.items(of: shown, into: &scene.screens[number])
    }
    for index in scene.screens.indices { scene.screens[index].statusBarStyle = nil }
    scene.images = images.images
    return StagePictures().picture(of: scene, at: 1)
  }

  /// Looks at a screen; what is new of one that has been on stage belongs to the next step.
  @discardableResult
  func capture(
    _ controller: UIViewController, in transition: (hero: HeroTransition, isAppearing: Bool)? = nil,
    inside container: UIViewController? = nil, without coming: UIViewController? = nil
  ) -> [ObjectIdentifier: ViewAddress] {
    let number = number(of: controller)
    var (screen, indices, children) = look(
      at: controller, number, in: transition, inside: container, without: coming)
    let isNew = seen.insert(number).inserted
    if isNew { seeBar(around: controller.content) }
    var bars = bars
    bars.transition = transition
    bars.items(of: controller.content, into: &screen)
    if isNew {
      screen.statusBarStyle = bars.statusBarStyle(of: controller.content)
      show(screen, number)
    } else {
      // What a later step cannot change.
      screen.isHeroEnabled = current[number].isHeroEnabled
      screen.modalPresentationStyle = current[number].modalPresentationStyle
      if bars.statusBarStyle(of: controller.content) != current[number].statusBarStyle {
        runtime.warn("the status bar stays in the style that '\(screen.name)' had when it was first seen")
      }
      screen.statusBarStyle = current[number].statusBarStyle
    }
    change(number, to: screen)
    let own = children.reduce(into: indices.mapValues { ViewAddress(screen: number, view: $0) }) { addresses, child in
      addresses.merge(capture(child, in: transition, without: coming)) { $1 }
    }
    guard transition != nil, controller.content.navigationController != nil else { return own }
    return own.merging(bars.addresses(of: controller.content, screen: number)) { own, _ in own }
  }

  /// What is seen of a screen for the first time has been so from the start, but for the items of bars.
  private func show(_ screen: Screen, _ number: Int) {
    screens[number].takeAllButItems(of: screen)
    current[number].takeAllButItems(of: screen)
    pending[number]?.takeAllButItems(of: screen)
    for index in steps.indices { steps[index].screenChanges[number]?.takeAllButItems(of: screen) }
  }

  /// A screen is another from the next step on.
  private func change(_ number: Int, to screen: Screen) {
    guard current[number] != screen else { return }
    pending[number] = screen
    current[number] = screen
  }

  /// Looks at what bars show of controllers that do not show themselves: ways back, and other tabs.
  func captureItems() {
    let shown = shown
    let behind = shown.flatMap { $0.shownStack.suffix(2) + ($0.tabs?.selection.tabs.map { $0.shownStack[0] } ?? []) }
    for controller in behind where !shown.contains(where: { $0.visible === controller }) {
      guard let number = numbers[ObjectIdentifier(controller)] else { continue }
      var screen = current[number]
      bars.items(of: controller, into: &screen)
      change(number, to: screen)
    }
  }

  /// A tab's bar looks as it does when something of the tab is first seen: controllers say how in `viewDidLoad`.
  private func seeBar(around controller: UIViewController) {
    guard case .tabs(var tabs) = root, let navigation = controller.navigationController,
      let index = (navigation.parent as? UITabBarController)?.viewControllers?.firstIndex(of: navigation),
      tabs.tabs.indices.contains(index), case .navigation(var known) = tabs.tabs[index],
      known.screens.contains(number(of: controller))
    else { return }
    forgetBar(of: navigation)
    known.bar = bars.bar(of: navigation)
    known.bar?.view = containerViews[ObjectIdentifier(navigation.navigationBar)] ?? ContainerView()
    tabs.tabs[index] = .navigation(known)
    root = .tabs(tabs)
  }

  /// Looks at the own views of containers that come on stage.
  func look(atContainersIn controller: UIViewController) {
    guard controller is UINavigationController || controller is UITabBarController else { return }
    containerViews[ObjectIdentifier(controller)] = ContainerView(of: controller.viewIfLoaded, in: nil)
    if let bar = controller.barForHero {
      containerViews[ObjectIdentifier(bar.view)] = ContainerView(of: bar.view, in: nil)
    }
    controllers.append(controller)
    for child in controller.children { look(atContainersIn: child) }
  }

  /// A container's own view is this from now on; what a step has to say of it.
  func record(
    _ view: ContainerView, of owner: AnyObject, at address: ViewAddress
  ) -> ContainerViewChange? {
    let known = containerViews.updateValue(view, forKey: ObjectIdentifier(owner)) ?? ContainerView()
    return known == view ? nil : ContainerViewChange(address, from: known, to: view)
  }

  func root(for controller: UIViewController) -> Root { root(for: Container<LiveControllers>(controller)) }

  private func root(for container: Container<LiveControllers>) -> Root {
    let held: TabContainer<LiveControllers>
    switch container {
    case .screen(let screen): return .screen(number(of: screen))
    case .navigation(let navigation): return .navigation(navigationRoot(navigation))
    case .tabs(let tabs): held = tabs
    }
    let tabs = held.own
    var bar = bars.bar(of: tabs)
    bar.view = containerViews[ObjectIdentifier(tabs.tabBar)] ?? ContainerView()
    let entries = held.selection.tabs.map { tab -> TabRoot.Tab in
      if case .navigation(let navigation) = tab { return .navigation(navigationRoot(navigation)) }
      return .screen(number(of: tab.visible))
    }
    return .tabs(
      TabRoot(
        tabs: entries, controller: tabs is SDOSHeroTabBarController ? .sdosHero : .uiKit,
        selected: held.selection.selected,
        tabBarAnimation: tabs.hero.tabBarAnimationType.recorded, isHeroEnabled: tabs.hero.isEnabled,
        modalAnimation: tabs.recordedModalAnimation,
        modalPresentationStyle: tabs.modalPresentationStyle.recorded, bar: bar,
        navigationItem: navigationItem(of: tabs), view: containerViews[ObjectIdentifier(tabs)] ?? ContainerView()))
  }

  /// What a tab bar controller in a stack puts into the bar around it.
  private func navigationItem(of tabs: UITabBarController) -> NavigationItem {
    var screen = Screen(name: "", views: [])
    if tabs.parent is UINavigationController { bars.items(of: tabs, into: &screen) }
    return screen.navigationItem
  }

  private func navigationRoot(_ held: NavigationContainer<LiveControllers>) -> NavigationRoot {
    let navigation = held.own
    var bar = bars.bar(of: navigation)
    bar.view = containerViews[ObjectIdentifier(navigation.navigationBar)] ?? ContainerView()
    var root = NavigationRoot(
      stack: held.stack.entries.map { self.root(for: $0) }, isHeroEnabled: navigation.hero.isEnabled,
      modalAnimation: navigation.recordedModalAnimation,
      modalPresentationStyle: navigation.modalPresentationStyle.recorded, bar: bar,
      view: containerViews[ObjectIdentifier(navigation)] ?? ContainerView())
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
