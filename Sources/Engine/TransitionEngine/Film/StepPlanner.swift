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

extension FilmState {
  private typealias Problem = ContainerProblem<Int>

  /// What a step does to the stage; nothing moves for a wait, the same tab, the same top.
  func outcome(of step: Step) throws(ImpossibleStep) -> StepOutcome {
    switch step.action {
    case .wait: return .still(controllers)
    case .present(let root, let isOpposite):
      var level = level(for: root)
      if isOpposite { level.own.presentation = step.animation(presenting: true) }
      let change = try moved(.present) { all throws(Problem) in try all.present(level) }
      return .change(presentation(.present, change, of: level, step, isHeroEnabled: level.own.isHeroEnabled))
    case .dismiss:
      return .change(dismissal(.dismiss, try moved(.dismiss) { all throws(Problem) in try all.dismiss() }, step))
    case .dismissAll:
      return .change(
        dismissal(.dismissAll, try moved(.dismissAll) { all throws(Problem) in try all.dismissAll() }, step))
    case .unwindTo(let screen):
      let change = try moved(.unwindTo) { all throws(Problem) in try all.unwind(to: screen) }
      return .change(change.way == .modal ? dismissal(.unwindTo, change, step) : pop(.unwindTo, change, step))
    case .replace(let screen):
      let level = level(for: .screen(screen))
      let change = try moved(.replace) { all throws(Problem) in try all.replace(with: level) }
      if change.way == .navigation { return .change(newStack(.replace, change, step)) }
      // Hero replaces with its own animation whether the new screen has it enabled or not (`replaceViewController(with:)`).
      return .change(presentation(.replace, change, of: level, step, isHeroEnabled: true))
    case .replaceTop(let root):
      let level = level(for: root)
      let change = try moved(.replace) { all throws(Problem) in try all.replaceTop(with: level) }
      return .change(presentation(.replace, change, of: level, step, isHeroEnabled: true))
    case .push(let root, let pop):
      let change = try moved(.push) { all throws(Problem) in
        try all.push(Container(root), isOuter: step.isOuter)
      }
      return .change(try push(change, pop: pop, step))
    case .pop: return .change(pop(.pop, try moved(.pop) { all throws(Problem) in try all.pop() }, step))
    case .popTo(let screen):
      return .change(pop(.popTo, try moved(.popTo) { all throws(Problem) in try all.pop(to: screen) }, step))
    case .popToRoot:
      return .change(pop(.popToRoot, try moved(.popToRoot) { all throws(Problem) in try all.popToRoot() }, step))
    case .setViewControllers(let stack):
      var all = controllers
      let change = try moved(.setViewControllers, &all) { all throws(Problem) in
        try all.setViewControllers(stack.map { Container($0) }, isOuter: step.isOuter)
      }
      return change.map { .change(newStack(.setViewControllers, $0, step)) } ?? .still(all)
    case .selectTab(let target):
      var all = controllers
      let change = try moved(.selectTab, &all) { all throws(Problem) in
        switch target {
        case .index(let index): try all.selectTab(index)
        case .screen(let screen): try all.selectTab(holding: screen)
        }
      }
      return change.map { .change(tab($0, step)) } ?? .still(all)
    case .transition(let from, let to, let view):
      return .inside(try innerChange(from: from, to: to, in: view, step))
    }
  }

  private func moved<Answer>(
    _ kind: TransitionPlan.Kind, _ body: (inout Containers<FilmControllers>) throws(Problem) -> Answer
  ) throws(ImpossibleStep) -> Answer {
    var all = controllers
    return try moved(kind, &all, body)
  }

  private func moved<Answer>(
    _ kind: TransitionPlan.Kind, _ all: inout Containers<FilmControllers>,
    _ body: (inout Containers<FilmControllers>) throws(Problem) -> Answer
  ) throws(ImpossibleStep) -> Answer {
    do { return try body(&all) } catch { throw ImpossibleStep(error, kind, names: screens.map(\.name)) }
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
