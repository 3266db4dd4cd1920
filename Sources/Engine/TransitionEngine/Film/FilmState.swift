import HeroModel

/// Controllers of a film: screens are indices into the scene's.
enum FilmControllers: ControllerKinds {
  typealias Screen = Int
  typealias Tabs = TabRoot

  /// A navigation controller as the scene describes it, with the types that steps set.
  struct Navigation: Equatable, Sendable {
    var root: NavigationRoot
    /// The pair in force for each push (rule C3).
    var history = PushHistory<AnimationPair>()
  }

  /// What decides how a level comes and goes.
  struct Presentation: Equatable, Sendable {
    /// Whether Hero drives its presentation (rule C6).
    var isHeroEnabled: Bool
    /// Its own modal animation (rules C0, C2).
    var modalAnimation: ModalAnimation
    /// How UIKit presents and dismisses it.
    var transitionStyle: ModalTransitionStyle
    /// The view of another screen that it stands in; nil: it fills the canvas.
    var holder: ViewAddress?
    /// The animation that its present step gave, which its dismissal undoes; nil without one, or when that was for once (rule C2).
    var presentation: AnimationType?

    /// The type in force when nothing is given, and where it comes from (rule C2).
    func animation(presenting: Bool) -> AnimationChoice {
      modalAnimation.choice(presenting: presenting, undoing: presentation)
    }
  }
}

extension FilmControllers.Presentation {
  /// Of a screen that is presented by itself.
  init(_ screen: Screen) {
    self.init(
      isHeroEnabled: screen.isHeroEnabled, modalAnimation: screen.modalAnimation,
      transitionStyle: screen.modalTransitionStyle)
  }
}

extension Container<FilmControllers> {
  init(_ root: Root) {
    switch root {
    case .screen(let screen): self = .screen(screen)
    case .navigation(let navigation): self.init(navigation)
    case .tabs(let tabs):
      self = .tabs(TabContainer(tabs, tabs: tabs.tabs.map { Container($0) }, selected: tabs.selected))
    }
  }

  private init(_ tab: TabRoot.Tab) {
    switch tab {
    case .screen(let screen): self = .screen(screen)
    case .navigation(let navigation): self.init(navigation)
    }
  }

  private init(_ navigation: NavigationRoot) {
    self = .navigation(NavigationContainer(.init(root: navigation), stack: navigation.stack.map { Container($0) }))
  }

  /// Takes what a step sets on the view of a controller around a screen; false where none of them is here.
  mutating func take(_ change: ContainerViewChange) -> Bool {
    guard screens.contains(change.view.screen) else { return false }
    switch self {
    case .screen: return false
    case .navigation(var navigation):
      // The nearest counts.
      let index = navigation.stack.entries.firstIndex { $0.screens.contains(change.view.screen) }
      if let index, navigation.stack[index].take(change) {
        self = .navigation(navigation)
        return true
      }
      guard let kind = change.view.controller, var view = navigation.own.root[kind] else { return false }
      view.take(change)
      navigation.own.root[kind] = view
      self = .navigation(navigation)
    case .tabs(var tabs):
      let index = tabs.selection.tabs.firstIndex { $0.screens.contains(change.view.screen) }
      if let index, tabs.selection.tabs[index].take(change) {
        self = .tabs(tabs)
        return true
      }
      guard let kind = change.view.controller, var view = tabs.own[kind] else { return false }
      view.take(change)
      tabs.own[kind] = view
      self = .tabs(tabs)
    }
    return true
  }

  /// One line for people, `[home, photo]`, `(home | *[search])`.
  func text(_ names: [String]) -> String {
    switch self {
    case .screen(let screen): return names[screen]
    case .navigation(let navigation):
      return "[" + navigation.stack.entries.map { $0.text(names) }.joined(separator: ", ") + "]"
    case .tabs(let tabs):
      let texts = tabs.selection.tabs.enumerated().map { index, tab in
        (index == tabs.selection.selected ? "*" : "") + tab.text(names)
      }
      return "(" + texts.joined(separator: " | ") + ")"
    }
  }
}

/// Everything on stage between two steps.
struct FilmState: Equatable, Sendable {
  var controllers: Containers<FilmControllers>
  /// The screens as they are now; steps may have changed them.
  var screens: [Screen]
  /// What the views embed by whose paths a transition in a view has changed it: a screen, or nothing (rule C8).
  private var embedded: [String: Int?] = [:]

  init(_ scene: Scene) {
    screens = scene.screens
    controllers = Containers(Self.level(for: scene.root, screens: scene.screens))
  }

  /// The screen that a view embeds now.
  func embedded(in view: View) -> Int? { embedded[view.path] ?? view.embedded }

  /// Lets a view embed a screen, or nothing.
  mutating func embed(_ screen: Int?, in path: String) { embedded[path] = .some(screen) }

  /// A level that shows a root.
  func level(for root: Root) -> Containers<FilmControllers>.Level { Self.level(for: root, screens: screens) }

  /// A container's modal keys are its own, never its screens' (rule C0).
  private static func level(for root: Root, screens: [Screen]) -> Containers<FilmControllers>.Level {
    let (style, own): (ModalPresentationStyle, FilmControllers.Presentation) =
      switch root {
      case .screen(let index): (screens[index].modalPresentationStyle, .init(screens[index]))
      case .navigation(let root):
        (
          root.modalPresentationStyle,
          .init(
            isHeroEnabled: root.isHeroEnabled, modalAnimation: root.modalAnimation,
            transitionStyle: root.modalTransitionStyle)
        )
      case .tabs(let root):
        (
          root.modalPresentationStyle,
          .init(
            isHeroEnabled: root.isHeroEnabled, modalAnimation: root.modalAnimation,
            transitionStyle: root.modalTransitionStyle)
        )
      }
    return .init(Container(root), style: style, own: own)
  }

  /// Takes a screen that a step changed; where it is presented by itself, its controller's keys count from now on.
  mutating func change(_ screen: Int, to changed: Screen) {
    if !embedded.isEmpty {
      // What a step says anew counts again.
      let before = Dictionary(
        screens[screen].views.map { ($0.path, $0.embedded) }, uniquingKeysWith: { first, _ in first })
      for view in changed.views where view.embedded != before[view.path] { embedded[view.path] = nil }
    }
    screens[screen] = changed
    for level in controllers.levels.indices where controllers.levels[level].container == .screen(screen) {
      let before = controllers.levels[level].own
      controllers.levels[level].own = .init(changed)
      (controllers.levels[level].own.presentation, controllers.levels[level].own.holder) =
        (before.presentation, before.holder)
    }
  }

  /// Takes what a step sets on the controllers that show, and on the views of those that are on stage.
  mutating func change(_ changes: ControllerChanges) throws(ImpossibleStep) {
    for change in changes.views {
      let level = controllers.levels.lastIndex { $0.container.screens.contains(change.view.screen) }
      guard let level, controllers.levels[level].container.take(change) else {
        throw ImpossibleStep(
          message: "no controller on stage before it has the view '\(change.view.path(in: screens))'; one that a step "
            + "brings has its heroID and heroModifiers beside 'navigation' or 'tabs'")
      }
    }
    if var root = controllers.navigation?.own.root {
      if root.controller == .uiKit, changes.push != nil || changes.pop != nil {
        throw ImpossibleStep(needsSDOSHero: changes.push == nil ? "animationTypeForPop" : "animationTypeForPush")
      }
      root.animation = changes.navigation ?? root.animation
      root.animationTypeForPush = changes.push ?? root.animationTypeForPush
      root.animationTypeForPop = changes.pop ?? root.animationTypeForPop
      controllers.navigation?.own.root = root
    }
    if let type = changes.tabBar { controllers.tabs?.own.tabBarAnimation = type }
  }

  /// One line for people, levels joined by " + ".
  var text: String {
    let names = screens.map(\.name)
    return controllers.levels.map { $0.container.text(names) }.joined(separator: " + ")
  }
}
