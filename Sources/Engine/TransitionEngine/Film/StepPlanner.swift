import HeroModel

/// What a step asks for: a change from one screen to another, and the stage after it.
struct StageChange: Equatable {
  var kind: TransitionPlan.Kind
  /// Which controllers give way to which.
  var containers: ContainerChange<FilmControllers>
  /// The type in force.
  var choice: AnimationChoice
  /// Whether Hero drives the change (rule C6).
  var isHeroEnabled: Bool
  /// Styles of the two modal levels; full screen inside containers.
  var fromStyle = ModalPresentationStyle.fullScreen
  var toStyle = ModalPresentationStyle.fullScreen
  /// The push type of the history's last entry, whose direction names the edge of an interactive pop (rule C5).
  var edgeType: AnimationType = .auto

  /// Index of the screen that disappears.
  var from: Int { containers.from }
  /// Index of the screen that appears.
  var to: Int { containers.to }

  /// What Hero takes it for: `replaceViewController(with:)` is a presentation.
  var container: TransitionRequest.Container {
    switch containers.way {
    case .modal, .place: .modal
    case .navigation: .navigation
    case .tabs: .tabBar
    }
  }

  /// How UIKit itself does it on a stage, animated; nil: it cuts.
  ///
  /// Source: UITabBarController and a window's new root have no animation; Hero alone replaces a controller.
  func system(on stage: FilmState, isMotionReduced: Bool) -> SystemTransition? {
    let system = system(on: stage)
    return isMotionReduced ? system?.reduced : system
  }

  private func system(on stage: FilmState) -> SystemTransition? {
    switch (containers.way, kind) {
    case (_, .replace), (.tabs, _), (.place, _): nil
    case (.navigation, _): .navigation
    case (.modal, _): .modal((containers.isPresenting ? containers.after : stage.controllers).top.own.transitionStyle)
    }
  }

  /// Whose class the container is that changes inside; UIKit's for modal changes.
  var controller: ControllerClass {
    switch containers.way {
    case .modal, .place: .uiKit
    case .navigation: containers.navigation?.own.root.controller ?? .uiKit
    case .tabs: containers.wholes.to.tabs?.own.controller ?? .uiKit
    }
  }
}

/// What comes of a step.
enum StepOutcome: Equatable {
  /// Nothing moves; the stage may have changed unseen.
  case still(Containers<FilmControllers>)
  /// One screen gives way to another.
  case change(StageChange)
  /// One embedded screen gives way to another.
  case inside(InnerChange)
}

/// Why a step cannot happen.
struct ImpossibleStep: Error, Equatable {
  let message: String
}

extension ImpossibleStep {
  /// A key that UIKit's navigation controller does not know (rule C3).
  init(needsSDOSHero key: String) { self.init(message: ControllerClass.needed(for: key)) }

  /// What containers do not do, in the words of the scene; `names` are the scene's screens.
  init(_ problem: ContainerProblem<Int>, _ kind: TransitionPlan.Kind, names: [String]) {
    message =
      switch problem {
      case .onStage(let screen): "'\(names[screen])' is on the stack already"
      case .twice(let screen): "'\(names[screen])' is twice in the new stack"
      case .emptyStack: "a navigation stack needs at least one screen"
      case .nothingToPop: "the navigation stack is at its root, so there is nothing to pop"
      case .notInStack(let screen): "'\(names[screen])' is not on the navigation stack"
      case .onTop(let screen):
        kind == .unwindTo
          ? "'\(names[screen])' is on screen already" : "'\(names[screen])' is on top of the navigation stack already"
      case .noNavigation: "\(kind.rawValue) needs a navigation controller, and none is on screen"
      case .noTabs: "\(kind.rawValue) needs a tab bar controller, and none is on screen"
      case .noTab(let tab): "tab \(tab.index) is out of range; there are \(tab.count) tabs, counted from 0"
      case .noTabHolds(let screen): "no tab contains '\(names[screen])'"
      case .nothingToDismiss: "nothing is presented, so there is nothing to dismiss"
      case .notBelow(let screen): "'\(names[screen])' is not below what is on screen"
      case .navigationInStack:
        "a navigation controller cannot be in another one's stack: UIKit stops the app; present it, or push its screens"
      case .tabsInTabs:
        "the navigation controller is in a tab: a tab bar controller inside of another one's tab is not drawn; present it"
      }
  }
}

extension TransitionPlan.Kind {
  /// What plans call a step: by its key, but a new root is a replacement too; nil for a wait.
  fileprivate init?(_ action: Step.Action) {
    if case .replaceTop = action { self = .replace } else { self.init(rawValue: action.call.name) }
  }
}

extension FilmState {
  /// What a step does to the stage; nothing moves for a wait, the same tab, the same top.
  func outcome(of step: Step) throws(ImpossibleStep) -> StepOutcome {
    if case .transition(let from, let to, let view) = step.action {
      return .inside(try innerChange(from: from, to: to, in: view, step))
    }
    guard let kind = TransitionPlan.Kind(step.action) else { return .still(controllers) }
    var all = controllers
    let containers: ContainerChange<FilmControllers>?
    do {
      containers = try all.take(step.action, isOuter: step.isOuter) { level(for: $0, step) }
    } catch { throw ImpossibleStep(error, kind, names: screens.map(\.name)) }
    return try containers.map { containers throws(ImpossibleStep) in .change(try change(kind, containers, step)) }
      ?? .still(all)
  }

  /// A screen or container as a step brings it onto the modal stack.
  private func level(for root: Root, _ step: Step) -> Containers<FilmControllers>.Level {
    var level = level(for: root)
    if case .present = step.action { level.own.holder = step.holder }
    if case .present(_, opposite: true) = step.action { level.own.presentation = step.animation(presenting: true) }
    return level
  }

  private func change(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>, _ step: Step
  ) throws(ImpossibleStep) -> StageChange {
    switch step.action {
    case .wait, .transition: preconditionFailure("no screen gives way to another around it")
    case .present(let root, _):
      let level = level(for: root, step)
      return presentation(kind, change, of: level, step, isHeroEnabled: level.own.isHeroEnabled)
    case .replace(let screen):
      if change.way == .navigation { return newStack(kind, change, step) }
      // Hero replaces with its own animation whether the new screen has it enabled or not (`replaceViewController(with:)`).
      return presentation(kind, change, of: level(for: .screen(screen)), step, isHeroEnabled: true)
    case .replaceTop(let root):
      return presentation(kind, change, of: level(for: root), step, isHeroEnabled: true)
    case .dismiss, .dismissAll: return dismissal(kind, change, step)
    case .unwindTo: return change.way == .modal ? dismissal(kind, change, step) : pop(kind, change, step)
    case .push(_, let way): return try push(change, pop: way, step)
    case .pop, .popTo, .popToRoot: return pop(kind, change, step)
    case .setViewControllers: return newStack(kind, change, step)
    case .selectTab: return tab(change, step)
    }
  }

  // MARK: Modal stack (rules C1, C2)

  private func presentation(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>,
    of level: Containers<FilmControllers>.Level, _ step: Step, isHeroEnabled: Bool
  ) -> StageChange {
    let choice = AnimationChoice(given: step.animation(presenting: true), else: level.own.animation(presenting: true))
    return StageChange(
      kind: kind, containers: change, choice: choice, isHeroEnabled: isHeroEnabled,
      fromStyle: controllers.top.style, toStyle: level.style)
  }

  private func dismissal(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>, _ step: Step
  ) -> StageChange {
    let top = controllers.top
    var change = change
    if kind == .unwindTo {
      // Popped unseen, also where the screen is on top already (Hero's `unwindToViewController`).
      let last = change.after.top.container.shownStack.count - 1
      _ = change.after.top.container.navigation?.own.history.pop(to: last)
    }
    return StageChange(
      kind: kind, containers: change,
      choice: AnimationChoice(given: step.animation(presenting: false), else: top.own.animation(presenting: false)),
      isHeroEnabled: top.own.isHeroEnabled, fromStyle: top.style, toStyle: change.after.top.style)
  }

  // MARK: Navigation (rule C3)

  private func push(
    _ change: ContainerChange<FilmControllers>, pop: Step.PopAnimation?, _ step: Step
  ) throws(ImpossibleStep) -> StageChange {
    let given = step.animation(presenting: true)
    guard let root = change.navigation?.own.root, root.controller == .sdosHero else {
      if let pop { throw ImpossibleStep(needsSDOSHero: pop == .opposite ? "opposite" : "popAnimation") }
      return navigation(.push, change, step) { $0.root.choice(presenting: true) }
    }
    let own = root.pair
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
    return navigation(.push, change, step) {
      $0.history.push(pair)
      return AnimationChoice(pair.forward, .controller)
    }
  }

  private func pop(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>, _ step: Step
  ) -> StageChange {
    let last = (change.navigation?.stack.entries.count ?? 1) - 1
    var edgeType: AnimationType?
    var result = navigation(kind, change, step) {
      edgeType = $0.history.last?.forward
      let entry = kind == .pop ? $0.history.pop() : $0.history.pop(to: last)
      return entry.map { AnimationChoice($0.backward, .history) } ?? $0.root.choice(presenting: false)
    }
    result.edgeType = edgeType ?? .auto
    return result
  }

  /// SDOSHero takes its push type, as it is set, in both directions; the history is untouched.
  private func newStack(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>, _ step: Step
  ) -> StageChange {
    navigation(kind, change, step) {
      $0.root.controller == .sdosHero
        ? AnimationChoice($0.root.pair.forward, .controller) : $0.root.choice(presenting: change.isPresenting)
    }
  }

  /// - Parameter own: The type in force where the step gives none; may change what the controller remembers.
  private func navigation(
    _ kind: TransitionPlan.Kind, _ change: ContainerChange<FilmControllers>, _ step: Step,
    else own: (inout FilmControllers.Navigation) -> AnimationChoice
  ) -> StageChange {
    var change = change
    guard var navigation = change.navigation else {
      preconditionFailure("no navigation controller")
    }
    let choice = AnimationChoice(
      given: step.animation(presenting: change.isPresenting), else: own(&navigation.own))
    change.navigation = navigation
    return StageChange(
      kind: kind, containers: change, choice: choice, isHeroEnabled: navigation.own.root.isHeroEnabled)
  }

  // MARK: Tabs (rule C4)

  private func tab(_ change: ContainerChange<FilmControllers>, _ step: Step) -> StageChange {
    guard let root = change.wholes.to.tabs?.own else { preconditionFailure("no tab bar controller") }
    let own = root.tabBarAnimation
    let isReversed = root.controller == .sdosHero && !change.isPresenting
    return StageChange(
      kind: .selectTab, containers: change,
      choice: AnimationChoice(
        given: step.animation(presenting: change.isPresenting),
        else: AnimationChoice(isReversed ? own.reversed : own, .controller)),
      isHeroEnabled: root.isHeroEnabled)
  }
}
