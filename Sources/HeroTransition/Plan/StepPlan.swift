import HeroScene

/// One step of the timeline as `inspect` lists it.
public struct StepPlan: Equatable, Sendable {
  /// Position in the timeline, from 0.
  public var index: Int
  /// What happens, `push photo`.
  public var action: String
  /// Seconds from the film's start.
  public var start: Double
  /// Seconds on film.
  public var duration: Double
  /// Index among the film's transitions; nil when nothing moves.
  public var transition: Int?
  /// What is on stage before the step, one line.
  public var stackBefore: String
  /// The same after it.
  public var stackAfter: String

  /// Makes a line.
  package init(
    index: Int, action: String, start: Double, duration: Double, transition: Int?, stackBefore: String,
    stackAfter: String
  ) {
    self.index = index
    self.action = action
    self.start = start
    self.duration = duration
    self.transition = transition
    self.stackBefore = stackBefore
    self.stackAfter = stackAfter
  }
}

extension Step.Action {
  /// The step in the words of the scene format; `names` are the scene's screens.
  func text(_ names: [String]) -> String {
    switch self {
    case .wait(let seconds): "wait \(seconds.textAsWritten)"
    case .present(let root, _): "present \(ContainerState(root).text(names))"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .unwindTo(let screen): "unwindTo \(names[screen])"
    case .replace(let screen): "replace \(names[screen])"
    case .push(let screen, _): "push \(names[screen])"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(names[screen])"
    case .popToRoot: "popToRoot"
    case .setViewControllers(let stack): "setViewControllers [\(stack.map { names[$0] }.joined(separator: ", "))]"
    case .selectTab(.index(let index)): "selectTab \(index)"
    case .selectTab(.screen(let screen)): "selectTab \(names[screen])"
    }
  }
}

extension Double {
  /// As a scene file has it: whole numbers without a point.
  var textAsWritten: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
