import HeroGeometry
import HeroInspection
import HeroModel
import TransitionEngine

/// An answer to one of the questions that people ask of a transition: what happens, when, to which view, why, and what to change.
package struct Finding: Equatable, Sendable {
  /// The questions, in the order in which answers are printed; `summary` says what each is about.
  package enum Rule: String, Equatable, Sendable, CaseIterable {
    case doesNotAnimate = "does-not-animate"
    case duplicateID = "duplicate-id"
    case mistakenNumber = "mistaken-number"
    case ignoredByHero = "ignored-by-hero"
    case hidden, seam, stretched
    case noEffect = "no-effect"
    case oneWay = "one-way"
    /// An answer, never a fault.
    case defaultAnimation = "default-animation"
    case leftOver = "left-over"
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
      case .mistakenNumber: "A number is probably meant otherwise: in degrees, in milliseconds, as a spring's damping."
      case .ignoredByHero: "A string of an Interface Builder file has something that Hero's own parser does not read."
      case .duplicateID: "A heroID is on several views of a screen."
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
  package internal(set) var remedies: [Remedy]
  /// All areas that change at once, canvas points; empty for other answers.
  var boxes: [Rect] = []
  /// What tells it from other answers.
  var identity: Identity
  /// The words without which it does not happen; empty: none is known.
  package internal(set) var words: [SceneWord] = []
  /// What can be tried again in another film; nil: it follows from the plan alone.
  package internal(set) var claim: Claim?

  /// Something that a renderer can confirm.
  package enum Claim: Equatable, Sendable {
    /// Something happens in a film with rests.
    case happens(Happening)
    /// No frame is another without any one of some words.
    case dead([[SceneChange]])
    /// Without any one of some words frames are others where something is presented or pushed alone, or on the way back alone.
    case oneWay([[SceneChange]], presenting: Bool)
  }

  /// Whether something happens in a film with rests, looked at on a canvas.
  package struct Happening: Equatable, Sendable {
    package let isSo: @Sendable (Film, SmallCanvas) throws -> Bool

    init(_ isSo: @escaping @Sendable (Film, SmallCanvas) throws -> Bool) { self.isSo = isSo }

    /// What a finding says decides whether it is another.
    package static func == (one: Happening, other: Happening) -> Bool { true }
  }

  /// What makes an answer about one film the same as one about a film that is changed a little.
  struct Identity: Equatable {
    var rule: Rule
    /// Paths of the views that it is of.
    var views: Set<String>
    /// Index of the transition; nil when it is of none.
    var transition: Int?
    /// What else one view can have several of in a transition: the edge of a seam, the modifier without effect.
    var aspect: String
  }

  /// Times of the film, seconds, at which it shows, and one frame before and after.
  package func moments(_ count: Int) -> [Double] {
    let frame = 1.0 / 60
    let (first, last) = (start - frame, end + frame)
    return [moment, first, last] + (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }

  /// Whether it is there still in a film that is changed a little: of a view of its own, or an area that changes at once meets one of its own.
  package func isLeft(in other: Finding) -> Bool {
    isOfSameKind(as: other, { !$0.isDisjoint(with: $1) }) { $0.grown(by: 4).meets($1) }
  }

  /// Whether it tells what another one of a film that is changed a little tells: of all its views, or of an area that holds its area.
  package func isSame(as other: Finding) -> Bool {
    isOfSameKind(as: other, { !$1.isEmpty && $0.isSuperset(of: $1) }) { $0.grown(by: 4).covers($1) }
  }

  private func isOfSameKind(
    as other: Finding, _ areOfSame: (Set<String>, Set<String>) -> Bool, _ isSame: (Rect, Rect) -> Bool
  ) -> Bool {
    let (own, others) = (identity, other.identity)
    // A view is stretched once, and a word is dead once, whatever the transition.
    let isOnce = own.rule == .stretched || own.rule == .noEffect
    guard own.transition == others.transition || isOnce, own.aspect == others.aspect else { return false }
    guard boxes.isEmpty || other.boxes.isEmpty else {
      return other.boxes.contains { box in boxes.contains { isSame($0, box) } }
    }
    return own.rule == others.rule && (own.views == others.views || areOfSame(own.views, others.views))
  }

  /// An answer; its picture is of the middle of its time, its place that of its view, unless others are given.
  init(
    _ rule: Rule, view: String?, in plan: TransitionPlan?, aspect: String = "", start: Double? = nil,
    end: Double? = nil, message: String, remedies: [Remedy] = [], moment: Double? = nil,
    location: SourceLocation = SourceLocation()
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
    self.moment = moment ?? (first + max(first, last)) / 2
    identity = Identity(rule: rule, views: subjects, transition: plan?.index, aspect: aspect)
  }
}
