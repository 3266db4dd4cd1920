import HeroModel

/// A navigation controller with its stack and SDOSHero's history.
struct NavigationState: Equatable, Sendable {
  /// As the scene describes it, with the types that steps set.
  var root: NavigationRoot
  /// Bottom to top, indices into the scene's screens.
  var stack: [Int]
  /// The pair in force for each push, in order (rule C3).
  var history: [AnimationPair] = []

  init(_ root: NavigationRoot) {
    self.root = root
    stack = root.stack
  }
}

/// What one modal level shows.
enum ContainerState: Equatable, Sendable {
  /// A single screen.
  case screen(Int)
  /// A navigation controller.
  case navigation(NavigationState)
  /// A tab bar controller.
  case tabs(TabState)

  init(_ root: Root) {
    switch root {
    case .screen(let screen): self = .screen(screen)
    case .navigation(let navigation): self = .navigation(NavigationState(navigation))
    case .tabs(let tabs): self = .tabs(TabState(tabs))
    }
  }

  /// The screen that shows.
  var visible: Int {
    switch self {
    case .screen(let screen): screen
    case .navigation(let navigation): navigation.stack[navigation.stack.count - 1]
    case .tabs(let tabs): tabs.tabs[tabs.selected].visible
    }
  }

  /// All screens that live in the container.
  var screens: [Int] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let navigation): navigation.stack
    case .tabs(let tabs): tabs.tabs.flatMap(\.screens)
    }
  }

  /// The navigation controller that shows, wherever it is.
  var navigation: NavigationState? {
    get {
      switch self {
      case .screen: nil
      case .navigation(let navigation): navigation
      case .tabs(let tabs): tabs.tabs[tabs.selected].navigation
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .screen: break
      case .navigation: self = .navigation(newValue)
      case .tabs(var tabs):
        tabs.tabs[tabs.selected].navigation = newValue
        self = .tabs(tabs)
      }
    }
  }

  /// Takes what a step sets on the view of a controller around a screen; false where none of them is here.
  mutating func take(_ change: ContainerViewChange) -> Bool {
    switch (self, change.view.controller) {
    case (.navigation(var navigation), .navigationController) where navigation.stack.contains(change.view.screen):
      navigation.root.view.take(change)
      self = .navigation(navigation)
      return true
    case (.tabs(var tabs), .tabBarController) where screens.contains(change.view.screen):
      tabs.root.view.take(change)
      self = .tabs(tabs)
      return true
    case (.tabs(var tabs), .navigationController):
      guard let index = tabs.tabs.firstIndex(where: { $0.screens.contains(change.view.screen) }),
        tabs.tabs[index].take(change)
      else { return false }
      self = .tabs(tabs)
      return true
    default: return false
    }
  }

  /// One line for people, `[home, photo]`, `(home | *[search])`.
  func text(_ names: [String]) -> String {
    switch self {
    case .screen(let screen): names[screen]
    case .navigation(let navigation): "[" + navigation.stack.map { names[$0] }.joined(separator: ", ") + "]"
    case .tabs(let tabs):
      "("
        + tabs.tabs.enumerated().map { ($0 == tabs.selected ? "*" : "") + $1.text(names) }.joined(separator: " | ")
        + ")"
    }
  }
}

/// A tab bar controller.
struct TabState: Equatable, Sendable {
  /// As the scene describes it, with the type that steps set.
  var root: TabRoot
  /// What each tab holds, never tabs again.
  var tabs: [ContainerState]
  /// Index into `tabs`.
  var selected: Int

  init(_ root: TabRoot) {
    self.root = root
    selected = root.selected
    tabs = root.tabs.map { tab in
      switch tab {
      case .screen(let screen): .screen(screen)
      case .navigation(let navigation): .navigation(NavigationState(navigation))
      }
    }
  }
}

/// One level of the modal stack.
struct ModalLevel: Equatable, Sendable {
  var container: ContainerState
  /// How the level was presented; a root screen's own style (Hero reads it from there too).
  let style: ModalPresentationStyle
  /// Whether Hero drives its presentation (rule C6).
  var isHeroEnabled: Bool
  /// Its own modal animation (rules C0, C2).
  var modalAnimation: ModalAnimation
  /// The animation that its present step gave, which its dismissal undoes; nil without one, or when that was for once (rule C2).
  var presentation: AnimationType?

  /// The type in force when nothing is given, and where it comes from (rule C2).
  func animation(presenting: Bool) -> AnimationChoice {
    modalAnimation.choice(presenting: presenting, undoing: presentation)
  }
}

/// Everything on stage between two steps.
struct Stage: Equatable, Sendable {
  /// Bottom to top, at least one.
  var levels: [ModalLevel]
  /// The screens as they are now; steps may have changed them.
  var screens: [Screen]

  init(_ scene: Scene) {
    screens = scene.screens
    levels = []
    levels = [level(for: scene.root)]
  }

  /// A level that shows a root; a container's modal keys are its own, never its screens' (rule C0).
  func level(for root: Root) -> ModalLevel {
    let container = ContainerState(root)
    switch root {
    case .screen(let index):
      let screen = screens[index]
      return ModalLevel(
        container: container, style: screen.modalPresentationStyle, isHeroEnabled: screen.isHeroEnabled,
        modalAnimation: screen.modalAnimation)
    case .navigation(let navigation):
      return ModalLevel(
        container: container, style: navigation.modalPresentationStyle, isHeroEnabled: navigation.isHeroEnabled,
        modalAnimation: navigation.modalAnimation)
    case .tabs(let tabs):
      return ModalLevel(
        container: container, style: tabs.modalPresentationStyle, isHeroEnabled: tabs.isHeroEnabled,
        modalAnimation: tabs.modalAnimation)
    }
  }

  /// Takes a screen that a step changed; where it is presented by itself, its controller's keys count from now on.
  mutating func change(_ screen: Int, to changed: Screen) {
    screens[screen] = changed
    for level in levels.indices where levels[level].container == .screen(screen) {
      levels[level].modalAnimation = changed.modalAnimation
      levels[level].isHeroEnabled = changed.isHeroEnabled
    }
  }

  /// Takes what a step sets on the controllers that show, and on the views of those that are on stage.
  mutating func change(_ changes: ControllerChanges) throws(ImpossibleStep) {
    for change in changes.views {
      guard let level = levels.indices.last(where: { levels[$0].container.screens.contains(change.view.screen) }),
        levels[level].container.take(change)
      else {
        throw ImpossibleStep(
          message: "no controller on stage before it has the view '\(change.view.path(in: screens))'; one that a step "
            + "brings says its heroID and heroModifiers beside 'navigation' or 'tabs'")
      }
    }
    if var navigation = top.container.navigation {
      if navigation.root.controller == .uiKit, changes.push != nil || changes.pop != nil {
        throw ImpossibleStep(needsSDOSHero: changes.push == nil ? "animationTypeForPop" : "animationTypeForPush")
      }
      navigation.root.animation = changes.navigation ?? navigation.root.animation
      navigation.root.animationTypeForPush = changes.push ?? navigation.root.animationTypeForPush
      navigation.root.animationTypeForPop = changes.pop ?? navigation.root.animationTypeForPop
      top.container.navigation = navigation
    }
    if let type = changes.tabBar, case .tabs(var tabs) = top.container {
      tabs.root.tabBarAnimation = type
      top.container = .tabs(tabs)
    }
  }

  /// The top level.
  var top: ModalLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// What shows below a level, bottom to top: the containers that over-full-screen levels leave visible (rule C1).
  func visibleContainers(below level: Int) -> [ContainerState] {
    var result: [ContainerState] = []
    var index = level
    while index > 0, levels[index].style.isOver {
      index -= 1
      result.insert(levels[index].container, at: 0)
    }
    return result
  }

  /// What shows when nothing moves, bottom to top.
  var visibleContainers: [ContainerState] { visibleContainers(below: levels.count - 1) + [top.container] }

  /// One line for people, levels joined by " + ".
  var text: String {
    let names = screens.map(\.name)
    return levels.map { $0.container.text(names) }.joined(separator: " + ")
  }
}
