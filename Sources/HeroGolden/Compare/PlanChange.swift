import HeroInspection
import HeroJSON
import HeroRender
import HeroTransition

/// One difference between the plan that a golden was recorded with and today's.
public struct PlanChange: Equatable, Sendable {
  /// The transition's index.
  public var transition: Int
  /// The view's path; nil for a change of the transition itself.
  public var path: String?
  /// `delay`, `timing`, `cornerRadius to`, …
  public var key: String
  /// The golden's value.
  public var expected: String
  public var actual: String

  /// `transition 0 detail/card delay 0 → 0.1`.
  public var text: String {
    "transition \(transition)\(path.map { " \($0)" } ?? "") \(key) \(expected) → \(actual)"
  }
}

extension PlanChange {
  /// What the plans of two films differ in: those of the first in its order, then what only the second has.
  public static func between(_ one: Film, _ other: Film) -> [PlanChange] {
    PlanComparison.changes(expected: PlanDocument.json(one), actual: PlanDocument.json(other))
  }
}

/// Compares plans as `inspect --json` prints them.
enum PlanComparison {
  /// The differences in the golden's order, then what is new.
  static func changes(expected: JSONValue, actual: JSONValue) -> [PlanChange] {
    let old = facts(expected)
    let new = facts(actual)
    let oldValues = Dictionary(old.map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
    let newValues = Dictionary(new.map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
    var changes: [PlanChange] = []
    for fact in old {
      let other = newValues[fact.place]
      if let other, TraceNumber.isSame(fact.value, other) { continue }
      // A view that left the plan is told once, not key by key.
      if other == nil, fact.place.key != presence, let path = fact.place.path {
        if newValues[Place(transition: fact.place.transition, path: path, key: presence)] == nil { continue }
      }
      changes.append(change(fact.place, fact.value, other))
    }
    for fact in new where oldValues[fact.place] == nil {
      if fact.place.key != presence, let path = fact.place.path,
        oldValues[Place(transition: fact.place.transition, path: path, key: presence)] == nil
      {
        continue
      }
      changes.append(change(fact.place, nil, fact.value))
    }
    return changes
  }

  /// The key under which a view's part in a transition is told.
  static let presence = "in the plan"

  private struct Place: Hashable {
    var transition: Int
    var path: String?
    var key: String
  }

  private static func change(_ place: Place, _ old: JSONValue?, _ new: JSONValue?) -> PlanChange {
    PlanChange(
      transition: place.transition, path: place.path, key: place.key,
      expected: old.map { text($0, place.key) } ?? "no", actual: new.map { text($0, place.key) } ?? "no")
  }

  private static func text(_ value: JSONValue, _ key: String) -> String {
    if case .bool(let flag) = value { return flag ? "yes" : "no" }
    if case .object(let members) = value {
      return members.map { "\($0.key) \(TraceComparison.text($0.value, key: ""))" }.joined(separator: ", ")
    }
    let name = key.split(separator: " ").first.map(String.init) ?? key
    return TraceComparison.text(value, key: name)
  }

  private static func facts(_ plan: JSONValue) -> [(place: Place, value: JSONValue)] {
    var facts: [(place: Place, value: JSONValue)] = []
    for (index, transition) in (plan["transitions"]?.items ?? []).enumerated() {
      for key in ["kind", "from", "to", "start", "duration", "defaultAnimation", "insertToViewFirst"] {
        if let value = transition[key] { facts.append((Place(transition: index, path: nil, key: key), value)) }
      }
      for pair in transition["pairs"]?.items ?? [] {
        guard let heroID = pair["heroID"]?.text, let source = pair["source"]?.text,
          let destination = pair["destination"]?.text
        else { continue }
        facts.append(
          (Place(transition: index, path: nil, key: "pair \(heroID)"), .string("\(source) and \(destination)")))
      }
      for view in transition["views"]?.items ?? [] {
        guard let path = view["path"]?.text else { continue }
        func add(_ key: String, _ value: JSONValue) {
          facts.append((Place(transition: index, path: path, key: key), value))
        }
        add(presence, .bool(true))
        for key in ["appearing", "heroID", "delay", "duration", "timing", "arc", "coordinateSpace"] {
          if let value = view[key] { add(key, value) }
        }
        for key in view["keys"]?.members ?? [] {
          if let from = key.value["from"] { add("\(key.key) from", from) }
          if let to = key.value["to"] { add("\(key.key) to", to) }
        }
      }
    }
    return facts
  }
}
