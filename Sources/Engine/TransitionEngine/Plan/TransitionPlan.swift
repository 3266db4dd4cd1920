import HeroModel

/// What one transition will do, as `inspect` reports it.
package struct TransitionPlan: Equatable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Equatable, Sendable {
    /// Modal stack.
    case present, dismiss, dismissAll, unwindTo, replace
    case push, pop, popTo, popToRoot, setViewControllers
    case selectTab
    /// Inside of a view.
    case transition

    /// Whether it goes back to what was there before, which turns directions round (rule D4).
    package var isWayBack: Bool { [.pop, .popTo, .popToRoot, .dismiss, .dismissAll, .unwindTo].contains(self) }

    /// What happens to the screen that its title names.
    fileprivate var verb: String {
      switch self {
      case .popTo, .popToRoot: "pop"
      case .dismissAll: "dismiss"
      case .unwindTo: "unwind"
      case .present, .dismiss, .replace, .push, .pop, .setViewControllers, .selectTab, .transition: rawValue
      }
    }
  }

  /// Where the default animation type came from (rules D2, C2–C4).
  package enum AnimationReason: String, Equatable, Sendable {
    /// The step's own `animation`.
    case given
    /// The navigation history's entry.
    case history
    /// The navigation or tab bar controller's own type.
    case controller
    /// The modal screen's own type for this direction.
    case screen
    /// The reverse of the modal screen's own type for the other direction.
    case reverse
    /// The reverse of the `animation` of the step that presented.
    case presentation
    /// Resolved from auto.
    case auto
    /// Hero takes no part: UIKit's own animation (rule C6).
    case system
    /// Nobody animates (rule C6).
    case cut
  }

  /// A matched pair, paths of the partners.
  package struct Pair: Equatable, Sendable {
    /// The shared heroID.
    package var heroID: String
    /// Path on the source screen.
    package var source: String
    /// Path on the destination screen.
    package var destination: String
    /// Both paths.
    package var members: [String] { [source, destination] }

    package init(heroID: String, source: String, destination: String) {
      self.heroID = heroID
      self.source = source
      self.destination = destination
    }
  }

  /// The first pair that a view is of.
  package func pair(of path: String) -> Pair? { pairs.first { $0.members.contains(path) } }

  /// The other view of a pair.
  package func partner(of path: String) -> String? { pair(of: path)?.members.first { $0 != path } }

  /// What a view says to Hero, whether it animates or not.
  package struct Written: Equatable, Sendable {
    /// The view's path.
    package var path: String
    package var heroID: String?
    /// Conditions included.
    package var modifiers: [Modifier]

    package init(path: String, heroID: String?, modifiers: [Modifier]) {
      self.path = path
      self.heroID = heroID
      self.modifiers = modifiers
    }
  }

  /// A view that carries a heroID or modifiers but does not animate.
  package struct Skipped: Equatable, Sendable {
    /// The view's path.
    package var path: String
    package var reason: SkipReason

    package init(path: String, reason: SkipReason) {
      self.path = path
      self.reason = reason
    }
  }

  /// How a gesture that drove the transition ended.
  package struct Gesture: Equatable, Sendable {
    /// Whether it finished; else it was cancelled, and the stack is as before.
    package var finishes: Bool
    /// Seconds on film from the step's start to the release.
    package var release: Double
    /// Progress at the release, 0…1.
    package var progress: Double

    package init(finishes: Bool, release: Double, progress: Double) {
      self.finishes = finishes
      self.release = release
      self.progress = progress
    }
  }

  /// A view that delays its subviews one after another (rule P6).
  package struct Cascade: Equatable, Sendable {
    /// The cascading view's path.
    package var path: String
    /// As written in a modifier string, `topToBottom`, `radial(100, 200)` (points in the view's bounds).
    package var direction: String
    /// Seconds on film between one subview and the next.
    package var delta: Double
    /// Seconds on film before the first.
    package var delay: Double
    /// Direct subviews.
    package var count: Int

    package init(path: String, direction: String, delta: Double, delay: Double, count: Int) {
      self.path = path
      self.direction = direction
      self.delta = delta
      self.delay = delay
      self.count = count
    }
  }

  /// Position among the film's transitions, from 0.
  package var index: Int
  /// Index of the step in the timeline.
  package var step: Int
  package var kind: Kind
  /// Through which container's view.
  package var way = ChangeWay.modal
  /// Name of the source screen.
  package var from: String
  /// Name of the destination screen.
  package var to: String
  /// Path of the view that Hero calls fromView: the source screen's, or that of the container that goes with it (rule C7).
  package var fromView: String
  /// Path of the view that Hero calls toView, likewise.
  package var toView: String
  /// Seconds from the film's start.
  package var start: Double
  /// Seconds on film.
  package var duration: Double
  /// Seconds that the transition lasts by itself, before speed and gestures (rule T6).
  package var total: Double
  /// Rule §1.
  package var presenting: Bool
  /// The resolved type, as written in a scene file (`push(left)`).
  package var defaultAnimation: AnimationType
  /// Why that type.
  package var reason: AnimationReason
  /// UIKit's own animation, where Hero takes no part; nil where it does, and for a cut.
  package var system: SystemTransition?
  /// Whether Hero drives it.
  package var isOfHero: Bool { reason != .system && reason != .cut }
  /// The kind in one phrase, `push`, `system push`.
  package var kindText: String { system == nil ? kind.rawValue : "system \(kind.rawValue)" }
  /// What a person sees: `push detail` names the screen that comes, `pop detail` the one that goes.
  package var title: String { "\(kind.verb) \(kind.isWayBack ? from : to)" }
  /// The words that name it, in three ranks: title and kind with destination; kind, or destination; the screen that goes. A film has the
  /// transition of the first rank that has one.
  package var names: [[String]] {
    [[title, "\(kind.rawValue) \(to)"], [kind.rawValue, to], kind.isWayBack ? [from] : []]
  }
  /// Whose class the container is that changes inside; UIKit's for modal changes.
  package var controller: ControllerClass
  /// How the gesture ended; nil for a transition that plays by itself.
  package var gesture: Gesture?
  /// Rule P7's footer.
  package var insertToViewFirst: Bool
  /// What the views of both screens say to Hero: the source's in pre-order, then the destination's.
  package var written: [Written] = []
  /// Matched pairs in destination pre-order.
  package var pairs: [Pair]
  /// Animating views: source pre-order, then destination pre-order (exchanged when insertToViewFirst).
  package var views: [ViewPlan]
  /// Cascading views: source pre-order, then destination pre-order.
  package var cascades: [Cascade]
  /// Views that do not take part although they look as if they would.
  package var skipped: [Skipped]
  /// What probably is not meant.
  package var warnings: [PlanWarning]
  /// Screen names bottom to top before the step, `*` marking nothing; one line.
  package var stackBefore: String
  /// The same after the step.
  package var stackAfter: String

  /// A plan without views.
  package init(index: Int, step: Int, kind: Kind, from: String, to: String) {
    self.index = index
    self.step = step
    self.kind = kind
    self.from = from
    self.to = to
    fromView = from
    toView = to
    start = 0
    duration = 0
    total = 0
    presenting = true
    defaultAnimation = .none
    reason = .auto
    controller = .uiKit
    insertToViewFirst = false
    pairs = []
    views = []
    cascades = []
    skipped = []
    warnings = []
    stackBefore = ""
    stackAfter = ""
  }
}
