/// A key that a step opens with, and all that is known of it: reader, writer, schema and documents are made from its row, and so is what
/// plans call the step. What it does to containers is said by `Containers.take`.
package struct StepDefinition: Sendable {
  /// What the key's value is.
  package enum Kind: Sendable {
    /// Seconds, not negative.
    case seconds
    /// `true` alone.
    case onlyTrue
    case screen
    /// A screen or a container.
    case root
    /// What a navigation stack holds: a screen or a tab bar controller.
    case entry
    /// A navigation stack, bottom to top.
    case entries
    case tab
    /// A screen; keys beside it say in place of which, and in which view.
    case transition
  }

  /// A value of a kind; screens are indices into `Scene.screens`.
  package enum Value: Equatable, Sendable {
    case seconds(Double)
    case nothing
    case screen(Int)
    case root(Root)
    case roots([Root])
    case tab(Step.TabTarget)
    case transition(from: Int, to: Int, in: ViewAddress)
  }

  /// What keys beside it say (rules C2, C3).
  package struct WayBack: Equatable, Sendable {
    /// Whether the way back is the reverse of the step's own animation; nil: not said.
    package var isOpposite: Bool?
    package var type: AnimationType?

    package init(isOpposite: Bool? = nil, type: AnimationType? = nil) {
      self.isOpposite = isOpposite
      self.type = type
    }
  }

  package let name: String
  package let kind: Kind
  /// What it does, in one sentence.
  package let sentence: String
  /// The keys beside it that not all steps know.
  package let special: [String]
  /// Nil for a value of another kind.
  package let make: @Sendable (Value, WayBack) -> Step.Action?

  private init(
    _ name: String, _ kind: Kind, _ sentence: String, special: [String] = [],
    make: @escaping @Sendable (Value, WayBack) -> Step.Action?
  ) {
    self.name = name
    self.kind = kind
    self.sentence = sentence
    self.special = special
    self.make = make
  }

  /// One without a value.
  private init(_ name: String, _ action: Step.Action, _ sentence: String) {
    self.init(name, .onlyTrue, sentence) { _, _ in action }
  }

  /// All of them, in the order in which keys are listed.
  package static let all: [StepDefinition] = [
    StepDefinition("wait", .seconds, "Holds what is on screen.") { value, _ in
      if case .seconds(let seconds) = value { .wait(seconds) } else { nil }
    },
    StepDefinition("present", .root, "Presents a screen or container modally.", special: ["opposite", "in"]) {
      value, back in
      if case .root(let root) = value { .present(root, opposite: back.isOpposite ?? true) } else { nil }
    },
    StepDefinition("dismiss", .dismiss, "Dismisses what was presented last."),
    StepDefinition("dismissAll", .dismissAll, "Dismisses everything presented in one transition."),
    screen("unwindTo", "Goes back to a screen below, whatever was presented or pushed since.") { .unwindTo($0) },
    screen("replace", "Puts a screen in place of the top one.") { .replace($0) },
    StepDefinition(
      "replaceTop", .root,
      "Puts a screen or container in place of all that was presented last, or of the scene's root."
    ) { value, _ in if case .root(let root) = value { .replaceTop(root) } else { nil } },
    StepDefinition(
      "push", .entry, "Pushes a screen or tab bar controller onto the navigation stack.",
      special: ["popAnimation", "opposite", "outer"]
    ) { value, back in
      guard case .root(let root) = value else { return nil }
      return .push(root, pop: back.isOpposite == true ? .opposite : back.type.map { .type($0) })
    },
    StepDefinition("pop", .pop, "Pops the top screen off the navigation stack."),
    screen("popTo", "Pops back to a screen of the stack.") { .popTo($0) },
    StepDefinition("popToRoot", .popToRoot, "Pops back to the stack's first screen."),
    StepDefinition(
      "setViewControllers", .entries, "Gives the navigation controller a new stack, bottom to top.", special: ["outer"]
    ) { value, _ in if case .roots(let stack) = value { .setViewControllers(stack) } else { nil } },
    StepDefinition("selectTab", .tab, "Selects a tab of the tab bar.") { value, _ in
      if case .tab(let tab) = value { .selectTab(tab) } else { nil }
    },
    StepDefinition(
      "transition", .transition,
      "Puts a screen in place of an embedded one inside of a view, as Hero's `transition(from:to:in:)` does.",
      special: ["from", "in"]
    ) { value, _ in
      if case .transition(let from, let to, let view) = value { .transition(from: from, to: to, in: view) } else { nil }
    },
  ]

  private static func screen(
    _ name: String, _ sentence: String, _ make: @escaping @Sendable (Int) -> Step.Action
  ) -> StepDefinition {
    StepDefinition(name, .screen, sentence) { value, _ in
      if case .screen(let screen) = value { make(screen) } else { nil }
    }
  }

  /// The row of a name; nil when there is none.
  package static func named(_ name: String) -> StepDefinition? { all.first { $0.name == name } }
}

extension Step.Action {
  /// The name of its row, the value of the row's kind, and how it is undone.
  package var call: (name: String, value: StepDefinition.Value, wayBack: StepDefinition.WayBack) {
    let none = StepDefinition.WayBack()
    return switch self {
    case .wait(let seconds): ("wait", .seconds(seconds), none)
    case .present(let root, let isOpposite): ("present", .root(root), .init(isOpposite: isOpposite ? nil : false))
    case .dismiss: ("dismiss", .nothing, none)
    case .dismissAll: ("dismissAll", .nothing, none)
    case .unwindTo(let screen): ("unwindTo", .screen(screen), none)
    case .replace(let screen): ("replace", .screen(screen), none)
    case .replaceTop(let root): ("replaceTop", .root(root), none)
    case .push(let root, nil): ("push", .root(root), none)
    case .push(let root, .opposite?): ("push", .root(root), .init(isOpposite: true))
    case .push(let root, .type(let type)?): ("push", .root(root), .init(type: type))
    case .pop: ("pop", .nothing, none)
    case .popTo(let screen): ("popTo", .screen(screen), none)
    case .popToRoot: ("popToRoot", .nothing, none)
    case .setViewControllers(let stack): ("setViewControllers", .roots(stack), none)
    case .selectTab(let tab): ("selectTab", .tab(tab), none)
    case .transition(let from, let to, let view): ("transition", .transition(from: from, to: to, in: view), none)
    }
  }
}
