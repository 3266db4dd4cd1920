import HeroModel

/// What a step asks for: a change from one screen to another, and the stage after it.
struct StageChange: Equatable {
  var kind: TransitionPlan.Kind
  /// Index of the screen that disappears.
  var from: Int
  /// Index of the screen that appears.
  var to: Int
  /// §1.
  var isPresenting: Bool
  var container: TransitionRequest.Container
  /// The type in force.
  var choice: AnimationChoice
  /// Whether Hero drives the change (rule C6).
  var isHeroEnabled: Bool
  /// Styles of the two modal levels; full screen inside containers.
  var fromStyle: ModalPresentationStyle
  var toStyle: ModalPresentationStyle
  /// The lower of the two levels: what shows below it shows below the container (rule C0).
  var level: Int
  /// The stage when the change is done.
  var after: Stage
  /// The push type of the history's last entry, whose direction names the edge of an interactive pop (rule C5).
  var edgeType: AnimationType = .auto

  /// Whose class the container is that changes inside; UIKit's for modal changes.
  var controller: ControllerClass {
    switch (container, after.top.container) {
    case (.navigation, let top): top.navigation?.root.controller ?? .uiKit
    case (.tabBar, .tabs(let tabs)): tabs.root.controller
    default: .uiKit
    }
  }
}

/// What comes of a step.
enum StepOutcome: Equatable {
  /// Nothing moves; the stage may have changed unseen.
  case still(Stage)
  /// One screen gives way to another.
  case change(StageChange)
}

/// Why a step cannot happen.
struct ImpossibleStep: Error, Equatable {
  let message: String
}

extension ImpossibleStep {
  /// A key that UIKit's navigation controller does not know (rule C3).
  init(needsSDOSHero key: String) { self.init(message: ControllerClass.needed(for: key)) }
}

extension Stage {
  /// What a step does to the stage; nothing moves for a wait, the same tab, the same top.
  func outcome(of step: Step) throws(ImpossibleStep) -> StepOutcome {
    switch step.action {
    case .wait: return .still(self)
    case .present(let root, let isOpposite):
      return .change(try present(root, isOpposite: isOpposite, step: step))
    case .dismiss: return .change(try dismiss(to: levels.count - 2, kind: .dismiss, step: step))
    case .dismissAll: return .change(try dismiss(to: 0, kind: .dismissAll, step: step))
    case .unwindTo(let screen): return .change(try unwind(to: screen, step: step))
    case .replace(let screen):
      try requireFree(screen)
      if let navigation = top.container.navigation {
        return try setViewControllers(navigation.stack.dropLast() + [screen], kind: .replace, step: step)
      }
      return .change(replace(with: screen, step: step))
    case .replaceTop(let root): return .change(try replaceTop(with: root, step: step))
    case .push(let screen, let pop): return .change(try push(screen, pop: pop, step: step))
    case .pop:
      let navigation = try navigationAboveRoot(for: "pop")
      return .change(pop(to: navigation.stack.count - 2, kind: .pop, step: step, navigation: navigation))
    case .popTo(let screen):
      let navigation = try navigationState(for: "popTo")
      guard let index = navigation.stack.firstIndex(of: screen) else {
        throw ImpossibleStep(message: "'\(screens[screen].name)' is not on the navigation stack")
      }
      guard index < navigation.stack.count - 1 else {
        throw ImpossibleStep(message: "'\(screens[screen].name)' is on top of the navigation stack already")
      }
      return .change(pop(to: index, kind: .popTo, step: step, navigation: navigation))
    case .popToRoot:
      let navigation = try navigationAboveRoot(for: "popToRoot")
      return .change(pop(to: 0, kind: .popToRoot, step: step, navigation: navigation))
    case .setViewControllers(let stack): return try setViewControllers(stack, kind: .setViewControllers, step: step)
    case .selectTab(let target): return try selectTab(target, step: step)
    }
  }

  // MARK: Modal stack (rules C1, C2)

  private func present(_ root: Root, isOpposite: Bool, step: Step) throws(ImpossibleStep) -> StageChange {
    for screen in ContainerState(root).screens { try requireFree(screen) }
    var after = self
    var level = level(for: root)
    let given = step.animation(presenting: true)
    if isOpposite { level.presentation = given }
    after.levels.append(level)
    return StageChange(
      kind: .present, from: top.container.visible, to: level.container.visible, isPresenting: true, container: .modal,
      choice: AnimationChoice(given: given, else: level.animation(presenting: true)),
      isHeroEnabled: level.isHeroEnabled, fromStyle: top.style, toStyle: level.style, level: levels.count - 1,
      after: after)
  }

  private func dismiss(to index: Int, kind: TransitionPlan.Kind, step: Step) throws(ImpossibleStep) -> StageChange {
    guard levels.count > 1 else {
      throw ImpossibleStep(message: "nothing is presented, so there is nothing to dismiss")
    }
    var after = self
    after.levels.removeSubrange((index + 1)...)
    return StageChange(
      kind: kind, from: top.container.visible, to: after.top.container.visible, isPresenting: false, container: .modal,
      choice: AnimationChoice(given: step.animation(presenting: false), else: top.animation(presenting: false)),
      isHeroEnabled: top.isHeroEnabled, fromStyle: top.style, toStyle: levels[index].style, level: index, after: after)
  }

  /// Pops within the visible navigation controller, else dismisses to the level that holds the screen, popping it there unseen.
  private func unwind(to screen: Int, step: Step) throws(ImpossibleStep) -> StageChange {
    if top.container.visible == screen {
      throw ImpossibleStep(message: "'\(screens[screen].name)' is on screen already")
    }
    if let navigation = top.container.navigation, let index = navigation.stack.firstIndex(of: screen) {
      return pop(to: index, kind: .unwindTo, step: step, navigation: navigation)
    }
    for index in levels.indices.dropLast().reversed() {
      var container = levels[index].container
      if var navigation = container.navigation, let position = navigation.stack.firstIndex(of: screen) {
        navigation.stack.removeSubrange((position + 1)...)
        navigation.history = Array(navigation.history.prefix(position))
        container.navigation = navigation
      } else if container.visible != screen {
        continue
      }
      var change = try dismiss(to: index, kind: .unwindTo, step: step)
      change.after.top.container = container
      change.to = screen
      return change
    }
    throw ImpossibleStep(message: "'\(screens[screen].name)' is not below what is on screen")
  }

  /// Hero replaces with its own animation whether the new screen has it enabled or not (`replaceViewController(with:)`).
  private func replace(with screen: Int, step: Step) -> StageChange {
    var after = self
    let level = level(for: .screen(screen))
    if case .tabs(var tabs) = top.container {
      tabs.tabs[tabs.selected] = .screen(screen)
      after.top.container = .tabs(tabs)
    } else {
      after.levels[after.levels.count - 1] = level
    }
    return StageChange(
      kind: .replace, from: top.container.visible, to: screen, isPresenting: true, container: .modal,
      choice: AnimationChoice(given: step.animation(presenting: true), else: level.animation(presenting: true)),
      isHeroEnabled: true, fromStyle: top.style, toStyle: level.style, level: levels.count - 1,
      after: after)
  }

  /// The same for all of the top level: `replaceViewController(with:)` of a container, a window's new root.
  private func replaceTop(with root: Root, step: Step) throws(ImpossibleStep) -> StageChange {
    var after = self
    after.levels.removeLast()
    for screen in ContainerState(root).screens { try after.requireFree(screen) }
    let level = level(for: root)
    after.levels.append(level)
    return StageChange(
      kind: .replace, from: top.container.visible, to: level.container.visible, isPresenting: true, container: .modal,
      choice: AnimationChoice(given: step.animation(presenting: true), else: level.animation(presenting: true)),
      isHeroEnabled: true, fromStyle: top.style, toStyle: level.style, level: levels.count - 1, after: after)
  }

  // MARK: Navigation (rule C3)

  private func navigationState(for step: String) throws(ImpossibleStep) -> NavigationState {
    guard let navigation = top.container.navigation else {
      throw ImpossibleStep(message: "\(step) needs a navigation controller, and none is on screen")
    }
    return navigation
  }

  /// The navigation controller on screen, with something on its stack that can be popped.
  private func navigationAboveRoot(for step: String) throws(ImpossibleStep) -> NavigationState {
    let navigation = try navigationState(for: step)
    guard navigation.stack.count > 1 else {
      throw ImpossibleStep(message: "the navigation stack is at its root, so there is nothing to pop")
    }
    return navigation
  }

  private func push(_ screen: Int, pop: Step.PopAnimation?, step: Step) throws(ImpossibleStep) -> StageChange {
    var navigation = try navigationState(for: "push")
    try requireFree(screen)
    navigation.stack.append(screen)
    let given = step.animation(presenting: true)
    guard navigation.root.controller == .sdosHero else {
      if let pop { throw ImpossibleStep(needsSDOSHero: pop == .opposite ? "opposite" : "popAnimation") }
      return navigationChange(
        kind: .push, to: screen, presenting: true, navigation: navigation,
        choice: AnimationChoice(given: given, else: navigation.root.choice(presenting: true)))
    }
    let own = navigation.root.pair
    var pair = own
    switch pop {
    case nil:
      if let given { pair = AnimationPair(forward: given, backward: own.backward) }
    case .opposite:
      let forward = given ?? own.forward
      pair = AnimationPair(forward: forward, backward: forward.reversed)
    case .type(let type):
      pair = AnimationPair(forward: given ?? own.forward, backward: type.forDismissing)
    }
    pair = pair.completed
    navigation.history.append(pair)
    return navigationChange(
      kind: .push, to: screen, presenting: true, navigation: navigation,
      choice: AnimationChoice(given: given, else: AnimationChoice(pair.forward, .controller)))
  }

  private func pop(
    to index: Int, kind: TransitionPlan.Kind, step: Step, navigation: NavigationState
  ) -> StageChange {
    var navigation = navigation
    let edgeType = navigation.history.last?.forward ?? .auto
    var entry: AnimationPair?
    switch kind {
    case .pop: entry = navigation.history.popLast()
    case .popToRoot:
      entry = navigation.history.last
      navigation.history = []
    default:
      if index < navigation.history.count {
        entry = navigation.history.last
        navigation.history = Array(navigation.history.prefix(index))
      }
    }
    navigation.stack.removeSubrange((index + 1)...)
    let own = navigation.root.choice(presenting: false)
    let stored = entry.map { AnimationChoice($0.backward, .history) }
    var change = navigationChange(
      kind: kind, to: navigation.stack[index], presenting: false, navigation: navigation,
      choice: AnimationChoice(given: step.animation(presenting: false), else: stored ?? own))
    change.edgeType = edgeType
    return change
  }

  private func setViewControllers(
    _ stack: [Int], kind: TransitionPlan.Kind, step: Step
  ) throws(ImpossibleStep) -> StepOutcome {
    var navigation = try navigationState(for: kind.rawValue)
    guard let last = stack.last else { throw ImpossibleStep(message: "a navigation stack needs at least one screen") }
    for (position, screen) in stack.enumerated() {
      if stack[..<position].contains(screen) {
        throw ImpossibleStep(message: "'\(screens[screen].name)' stands twice in the new stack")
      }
      if !navigation.stack.contains(screen) { try requireFree(screen) }
    }
    let before = navigation.stack
    navigation.stack = stack
    guard before.last != last else {
      // The same top: the stack changes, nothing moves.
      var after = self
      after.top.container.navigation = navigation
      return .still(after)
    }
    let presenting = !before.contains(last)
    // SDOSHero takes its push type, as it is set, in both directions.
    let own =
      navigation.root.controller == .sdosHero
      ? AnimationChoice(navigation.root.pair.forward, .controller) : navigation.root.choice(presenting: presenting)
    return .change(
      navigationChange(
        kind: kind, to: last, presenting: presenting, navigation: navigation,
        choice: AnimationChoice(given: step.animation(presenting: presenting), else: own)))
  }

  private func navigationChange(
    kind: TransitionPlan.Kind, to: Int, presenting: Bool, navigation: NavigationState, choice: AnimationChoice
  ) -> StageChange {
    var after = self
    after.top.container.navigation = navigation
    return StageChange(
      kind: kind, from: top.container.visible, to: to, isPresenting: presenting, container: .navigation,
      choice: choice, isHeroEnabled: navigation.root.isHeroEnabled, fromStyle: .fullScreen, toStyle: .fullScreen,
      level: levels.count - 1, after: after)
  }

  // MARK: Tabs (rule C4)

  private func selectTab(_ target: Step.TabTarget, step: Step) throws(ImpossibleStep) -> StepOutcome {
    guard case .tabs(var tabs) = top.container else {
      throw ImpossibleStep(message: "selectTab needs a tab bar controller, and none is on screen")
    }
    let index: Int
    switch target {
    case .index(let given): index = given
    case .screen(let screen):
      guard let found = tabs.tabs.firstIndex(where: { $0.screens.contains(screen) }) else {
        throw ImpossibleStep(message: "no tab holds '\(screens[screen].name)'")
      }
      index = found
    }
    guard tabs.tabs.indices.contains(index) else {
      throw ImpossibleStep(message: "tab \(index) is out of range; there are \(tabs.tabs.count) tabs, counted from 0")
    }
    guard index != tabs.selected else { return .still(self) }
    let presenting = index > tabs.selected
    tabs.selected = index
    var after = self
    after.top.container = .tabs(tabs)
    let own = tabs.root.tabBarAnimation
    let isReversed = tabs.root.controller == .sdosHero && !presenting
    return .change(
      StageChange(
        kind: .selectTab, from: top.container.visible, to: tabs.tabs[index].visible, isPresenting: presenting,
        container: .tabBar,
        choice: AnimationChoice(
          given: step.animation(presenting: presenting),
          else: AnimationChoice(isReversed ? own.reversed : own, .controller)),
        isHeroEnabled: tabs.root.isHeroEnabled, fromStyle: .fullScreen, toStyle: .fullScreen, level: levels.count - 1,
        after: after))
  }

  /// A view controller has one place: a screen that is on stage cannot come a second time.
  private func requireFree(_ screen: Int) throws(ImpossibleStep) {
    guard levels.contains(where: { $0.container.screens.contains(screen) }) else { return }
    throw ImpossibleStep(message: "'\(screens[screen].name)' is on the stack already")
  }
}
