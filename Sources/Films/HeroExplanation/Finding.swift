import HeroGeometry
import HeroInspection
import HeroModel
import TransitionEngine

/// An answer to one of the questions that people ask of a transition: what happens, when, to which view, why, and what to change.
package struct Finding: Equatable, Sendable {
  /// The questions, in the order in which answers are printed.
  package enum Rule: String, Equatable, Sendable, CaseIterable {
    /// Nothing animates, or a view does not.
    case doesNotAnimate = "does-not-animate"
    /// A view that animates is covered, or has no size.
    case hidden
    /// Something jumps, pops, flashes or lets through what lies behind it, where a transition begins or ends, or within.
    case seam
    /// A picture or a text is stretched.
    case stretched
    /// A word changes nothing.
    case noEffect = "no-effect"
    /// A timing counts on the way there or on the way back alone.
    case oneWay = "one-way"
    /// An Interface Builder file says something to Hero that a phone ignores.
    case ignoredByHero = "ignored-by-hero"
    /// A heroID stands more than once, or on views that have nothing to do with each other.
    case duplicateID = "duplicate-id"
    /// Why this default animation: an answer, never a fault.
    case defaultAnimation = "default-animation"
    /// Something stays on screen after a change.
    case leftOver = "left-over"
    /// A gesture ends differently than its movement suggests.
    case gestureEnd = "gesture-end"

    /// What the rule tells, a sentence.
    package var summary: String {
      switch self {
      case .doesNotAnimate: "Nothing animates, or a view with a heroID or modifiers does not."
      case .hidden: "A view that animates is covered by another, or has no size."
      case .seam:
        "A view jumps, pops or flashes where a transition begins or ends, or what lies behind it shows through."
      case .stretched: "A picture or a text is stretched more in one direction than in the other."
      case .noEffect: "A word changes nothing: without it every layer of the film is the same."
      case .oneWay: "A timing of a matched view counts on the way there or on the way back alone."
      case .ignoredByHero: "A string of an Interface Builder file has something that Hero's own parser does not read."
      case .duplicateID: "A heroID is on several views of a screen, or matches views of different kinds."
      case .defaultAnimation: "Why a transition has its default animation."
      case .leftOver: "Something stays on screen after a change, or nothing does."
      case .gestureEnd: "A gesture ends differently than its movement suggests."
      }
    }
  }

  /// What is answered.
  package var rule: Rule
  /// The view's path, a screen's name for the whole of it; nil when the answer is of no view.
  package var view: String?
  /// Seconds of the film from which on it shows.
  package var start: Double
  /// Seconds of the film until which it shows, ≥ start.
  package var end: Double
  /// What happens and why, with the codes of rules.
  package var message: String
  /// What to change, as keys of the scene: tried, so that it takes the finding away and brings none; else that nothing tried does.
  package internal(set) var change: String
  /// The same in Swift; nil where an app has nothing of the kind.
  package internal(set) var swift: String?
  /// Where in the scene file.
  package var location: SourceLocation
  /// The view and others that the answer is about as much, such as its partner.
  var subjects: Set<String>
  /// Seconds of the film at which a picture tells most.
  var moment: Double
  /// Around what the picture is cut, canvas points; nil: the whole canvas.
  var box: Rect?
  /// What may take it away, best first; once tried, what does, or nothing.
  var remedies: [Remedy]
  /// All areas that change at once, canvas points; empty for other answers.
  var boxes: [Rect] = []
  /// What tells it from other answers.
  var identity: Identity
  /// The words without which it does not happen, as absences; empty: none is known.
  var words: [SceneChange] = []
  /// What can be tried again in another film; nil: it follows from the plan alone.
  var claim: Claim?

  /// Something that happens in a film, which a renderer can confirm.
  enum Claim: Equatable {
    /// An area, points, changes at once where a transition begins or ends.
    case seam(transition: Int, Seam.Edge, box: Rect)
    /// A view, or a pair, cannot be seen behind others at a part, 0…1, of a transition.
    case hidden(transition: Int, Set<String>, at: Double)
    /// A snapshot's picture is stretched at a part, 0…1, of a transition.
    case stretched(transition: Int, String, at: Double)
    /// No frame is another without a word.
    case dead([SceneChange])
    /// Frames are others without a word where something is presented or pushed alone, or on the way back alone.
    case oneWay([SceneChange], presenting: Bool)
  }

  /// What makes an answer about one film the same as one about a film that is changed a little.
  struct Identity: Hashable {
    var rule: Rule
    var view: String?
    /// Index of the transition; nil when it is of none.
    var transition: Int?
    /// What else one view can have several of in a transition: the edge of a seam, the modifier without effect.
    var aspect: String
  }

  /// Times of the film, seconds, at which it shows, and one frame before and after.
  func moments(_ count: Int) -> [Double] {
    let frame = 1.0 / 60
    let (first, last) = (start - frame, end + frame)
    return [moment, first, last] + (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }

  /// Whether it is there still in a film that is changed a little: an area that changes at once meets one of its own.
  func isLeft(in other: Finding) -> Bool {
    isOfSameKind(as: other) { $0.grown(by: 4).meets($1) }
  }

  /// Whether it tells what another one of a film that is changed a little tells: of areas, about the same.
  func isSame(as other: Finding) -> Bool {
    isOfSameKind(as: other) { $0.grown(by: 4).covers($1) && $1.grown(by: 4).covers($0) }
  }

  private func isOfSameKind(as other: Finding, _ isSame: (Rect, Rect) -> Bool) -> Bool {
    guard !boxes.isEmpty, !other.boxes.isEmpty else { return identity == other.identity }
    return identity.transition == other.identity.transition && identity.aspect == other.identity.aspect
      && other.boxes.contains { box in boxes.contains { isSame($0, box) } }
  }

  /// An answer whose picture is of the middle of its time.
  init(
    _ rule: Rule, view: String?, in plan: TransitionPlan?, aspect: String = "", start: Double? = nil,
    end: Double? = nil, message: String, remedies: [Remedy] = [], location: SourceLocation = SourceLocation()
  ) {
    let (first, last) = (start ?? plan?.start ?? 0, end ?? plan.map { $0.start + max($0.duration, 0) } ?? 0)
    self.rule = rule
    self.view = view
    self.start = first
    self.end = max(first, last)
    self.message = message
    self.remedies = remedies
    self.location = location
    change = ""
    subjects = Set(view.map { [$0] } ?? [])
    moment = (first + max(first, last)) / 2
    identity = Identity(rule: rule, view: view, transition: plan?.index, aspect: aspect)
  }
}
