import HeroModel
import HeroWords
import TransitionEngine

/// The rule that decides where a word does nothing: the table of what is said of each.
package enum WordReason: Equatable, Sendable {
  /// No row of the table fits: only what was proved.
  case unknown
  /// It is for apps; pictures do not show it.
  case notDrawn
  /// Its screen is in no transition.
  case noTransition(screen: String)
  /// The film does not go the way that it is for.
  case otherWay
  /// Another view of its list or repeat is the chosen one.
  case otherCell
  /// A step's own animation type comes before the one of a screen or controller.
  case overruled(rule: String)
  /// What it asks for is so without it.
  case anyway(String)
  /// Hero is off for all changes of its screen.
  case withoutHero
  /// A gesture leads every transition of its view, so that no timing counts.
  case led
  /// It bends no way that is straight.
  case straight
  /// Beside another modifier of the view it has nothing to change.
  case beside(String)
  /// It, or what it is in, is a condition inside of a condition.
  case innerCondition(String)
  /// It is of a bar, or of a view in one.
  case inBar(String)
  /// Its view does not take part.
  case takesNoPart(SkipReason)
  /// A later view of its screen has the heroID too.
  case laterView(heroID: String)
  /// No view that it meets has the heroID, and which one is near.
  case noPartner(heroID: String, near: String?)
  case partnerTakesNoPart(String, why: String)
  /// No view that it meets has the heroID that `source` names, and which one is near.
  case noSource(heroID: String, near: String?)
  /// The default animation takes the place of the root's modifiers, of its cascade too.
  case replaced(AnimationType, isCascade: Bool)
  /// A table view means its first subview.
  case table(first: String)
  case noSubviews
  /// A cascade's subviews that animate lie in one, which waits for none.
  case oneSubview(String)
  case nothingToDelay
  case coveredBackground
  case effectOpacity
  /// Another modifier of the view.
  case overridden(by: String)
  case ownTiming(of: String)
  case cascadeAbove(String)
  /// Its view is matched: the partner's value counts.
  case match
  case neverHolds(String)
  /// A controller's, a step's or a screen's word comes first.
  case otherWord(String)
  case sheet(ModalPresentationStyle, screen: String)
  case appliedInVain(path: String)
  /// On the other way its view is the source of the match with this one.
  case sourceOfMatch(partner: String, isWayIn: Bool)

  /// Why, with the codes of rules.
  package var sentence: String {
    switch self {
    case .unknown: "without it every layer of the film is the same"
    case .notDrawn: "it is for apps; no picture shows it (M7)"
    case .noTransition(let screen): "'\(screen)' takes part in no transition of this film"
    case .otherWay: "the film does not play the way that it is for"
    case .otherCell: "of its list another view is the chosen one"
    case .anyway(let why): "the same is so without it: \(why)"
    case .overruled(let rule): "the step's \"animation\" comes first (\(rule))"
    case .withoutHero: "Hero is not enabled for the changes of its screen (C6)"
    case .led: "a gesture leads the transition and ends it (I1)"
    case .straight: "its view does not move in both directions at once, as an arc needs (T5)"
    case .beside(let other): "it would count without \(other) of the same view"
    case .innerCondition(let outer): "a condition inside of \(outer) is never looked at (M5)"
    case .inBar(let why): why
    case .takesNoPart(let reason): reason.text
    case .laterView(let heroID): "a later view of the screen has the heroID '\(heroID)' too (V3)"
    case .noPartner(let heroID, let near), .noSource(let heroID, let near):
      "no screen that it meets has a view with the heroID '\(heroID)' (P4)" + Self.suggestion(near)
    case .partnerTakesNoPart(let path, let why): "its counterpart \(path) takes no part: \(why)"
    case .replaced(let type, isCascade: false):
      "the default animation \(type.text) replaces the modifiers of both root views (P3, D3)"
    case .replaced(let type, isCascade: true):
      "the default animation \(type.text) replaces it, so that no subview waits for another (P3); it works on a view inside of the "
        + "root, or with the animation none"
    case .table(let first):
      "on a table view Hero's cascade and ignoreSubviewModifiers mean the subviews of its first subview, \(first), and no other "
        + "cell (P1, P6); give the cells their delays, or use a collection"
    case .noSubviews: "the view has no second subview that would wait (P6)"
    case .oneSubview(let path):
      "all that animates inside of it lies in \(path), and what is in one subview begins together; the cascade belongs there (P6)"
    case .nothingToDelay:
      "no view inside of it animates by modifiers of its own, so that there is nothing to delay (P6)"
    case .coveredBackground: "the snapshot's picture, with the view's own background, lies over it (L3)"
    case .effectOpacity: "a visual effect has no opacity; only opacity 0 runs it from or to none (L3)"
    case .overridden(let other): "\(other) of the same view overrides it (M1)"
    case .ownTiming(let other): "\(other) of the same view has its own timing (T4)"
    case .cascadeAbove(let path): "the cascade of \(path) gives the views inside of it their delays (P6)"
    case .match: "the match gives the view its partner's value (P4, P5)"
    case .neverHolds(let condition): "\(condition.isEmpty ? "its condition" : condition) never holds in this film (M5)"
    case .otherWord(let why): why
    case .sheet(_, let screen):
      "Hero presents '\(screen)' over the whole container, and takes away what was under it; only UIKit's own transition makes a "
        + "sheet (C1)"
    case .appliedInVain(let path): PlanWarning.appliedInVain(path: path).text
    case .sourceOfMatch(let partner, let isWayIn):
      "on the way \(isWayIn ? "in" : "back") its view is the source of the match, which takes its timing from \(partner) (P4)"
    }
  }

  /// Whether `source` names nothing, which is told wherever it stands.
  var isOfASource: Bool { if case .noSource = self { true } else { false } }

  private static func suggestion(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

  /// The rule of `lint` that tells it; nil for what is in the account alone.
  package var rule: LintFinding.Rule? {
    switch self {
    case .notDrawn, .noTransition, .otherWay, .otherCell, .overruled, .anyway, .withoutHero, .led, .noSubviews,
      .laterView:
      nil
    case .takesNoPart(let reason): reason.rule == .v2 ? .offScreen : .modifiersWithoutEffect
    case .inBar: .modifiersWithoutEffect
    case .noPartner, .partnerTakesNoPart, .noSource: .heroIDWithoutPartner
    case .replaced, .appliedInVain: .plan
    case .table: .tableSubviews
    case .match: .modifiersIgnoredByMatch
    case .sourceOfMatch: .oneWay
    case .unknown, .innerCondition, .oneSubview, .nothingToDelay, .coveredBackground, .effectOpacity, .overridden,
      .ownTiming,
      .cascadeAbove, .neverHolds, .otherWord, .sheet, .straight, .beside:
      .noEffect
    }
  }
}
