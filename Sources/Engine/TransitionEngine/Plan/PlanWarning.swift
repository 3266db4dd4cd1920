import HeroModel

/// What in a transition probably is not meant.
package enum PlanWarning: PlanFact {
  /// Several views of a screen have a heroID.
  case duplicateHeroID(String, screen: String, paths: [String])
  /// A root view's modifiers would have animated, but the default animation replaced them.
  case droppedRoot(path: String, reason: DropReason)
  /// A root view's cascade, which the default animation replaced.
  case droppedCascade(path: String, reason: DropReason)
  /// Views say something to Hero, which takes no part in the change: UIKit animates it, or nobody does.
  case withoutHero(from: String, to: String, SystemTransition?)
  /// A gesture begins, in seconds after the step, when the transition has ended by itself.
  case lateGesture(start: Double, end: Double)
  /// A gesture applies modifiers to a view that does not animate.
  case appliedInVain(path: String)
  /// A drag starts away from the edge that the pop's gesture begins at.
  case awayFromEdge(String)

  /// The rule that it follows from.
  package var rule: Rule {
    switch self {
    case .duplicateHeroID: .v3
    case .droppedRoot(_, let reason), .droppedCascade(_, let reason): reason.rule
    case .withoutHero: .c6
    case .lateGesture: .i1
    case .appliedInVain: .i2
    case .awayFromEdge: .c5
    }
  }

  /// The sentence for people.
  package var sentence: String {
    switch self {
    case .duplicateHeroID(let heroID, let screen, let paths):
      "heroID '\(heroID)' is on \(paths.count) views of '\(screen)': \(paths.joined(separator: ", "))"
    case .droppedRoot(let path, let reason): "the modifiers of \(path) are \(reason.sentence)"
    case .droppedCascade(let path, let reason):
      "the cascade of \(path) is \(reason.sentence), so that no subview waits for another; put it on a view inside of the root, "
        + "or take the animation none"
    case .withoutHero(let from, let to, let system):
      "Hero is disabled for this change from '\(from)' to '\(to)': it is \(system == nil ? "a cut" : "UIKit's own")"
    case .lateGesture(let start, let end):
      "the gesture begins \(start) s after the step, when the transition has ended by itself after \(end) s: it is finished"
    case .appliedInVain(let path):
      "'\(path)' does not animate in this transition, so applying modifiers to it shows nothing"
    case .awayFromEdge(let edge): "the drag does not start at the \(edge) edge, where this pop's gesture begins"
    }
  }

  /// What is at fault, whichever steps show it: warnings of one fault are reported once.
  package var fault: [String] {
    switch self {
    case .duplicateHeroID(let heroID, let screen, _): ["duplicate", heroID, screen]
    case .droppedRoot(let path, _): ["root", path]
    case .droppedCascade(let path, _): ["cascade", path]
    // There and back is one.
    case .withoutHero(let from, let to, _): ["without Hero"] + [from, to].sorted()
    case .lateGesture, .awayFromEdge: [sentence]
    case .appliedInVain(let path): ["apply", path]
    }
  }

  /// Whether it is a heroID on views that belong to several trees: of a screen, of a container, of bars.
  package var isOfSeveralTrees: Bool {
    guard case .duplicateHeroID(_, _, let paths) = self else { return false }
    return Set(paths.map { path in path.prefix { $0 != "/" } }).count > 1
  }
}
