import HeroInspection
import HeroJSON
import HeroRender
import TransitionEngine

/// One difference between the plan that a golden was recorded with and today's.
package struct PlanChange: Equatable, Sendable {
  /// The transition's index.
  package var transition: Int
  /// The view's path; nil for a change of the transition itself.
  package var path: String?
  /// `delay`, `timing`, `cornerRadius to`, …
  package var key: String
  /// The golden's value.
  package var expected: String
  package var actual: String
  /// What pairs the view; nil without.
  var heroID: String?
  /// Where the scene says so today: `shop.json:17`; nil where it does not.
  var place: String?

  /// The value of what is not there.
  static let absent = "none"

  /// `transition 0 detail/card delay 0 → 0.1`.
  package var text: String {
    "transition \(transition)\(path.map { " \($0)" } ?? "") \(key) \(expected) → \(actual)"
  }
}

extension PlanChange {
  /// What the plans of two films differ in: those of the first in its order, then what only the second has.
  ///
  /// - Parameter file: The second one's scene, as it is named in places.
  package static func between(_ one: Film, _ other: Film, file: String) -> [PlanChange] {
    PlanComparison.changes(
      expected: PlanDocument.json(one), actual: PlanDocument.json(other), lines: ViewLines(other.scene, file: file))
  }
}

/// Compares plans as `inspect --json` prints them.
enum PlanComparison {
  /// The differences in the golden's order, then what is new.
  ///
  /// - Parameter lines: Where today's scene says something of its views.
  static func changes(
    expected: JSONValue, actual: JSONValue, lines: ViewLines = ViewLines()
  ) -> [PlanChange] {
    let old = facts(expected)
    let new = facts(actual)
    let oldValues = Dictionary(old.map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
    let newValues = Dictionary(new.map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
    var changes = writtenChanges(expected, actual, lines)
    // What is written says it already.
    let isWritten = expected.isWritten && actual.isWritten
    func add(_ place: Place, _ old: JSONValue?, _ new: JSONValue?) {
      var change = change(place, old, new)
      if let path = place.path {
        let heroID = Place(transition: place.transition, path: path, key: heroID)
        change.heroID = (newValues[heroID] ?? oldValues[heroID])?.text
        change.place = lines.place(of: path)
      }
      changes.append(change)
    }
    for fact in old where !isWritten || fact.place.key != heroID {
      let other = newValues[fact.place]
      if let other, TraceNumber.isSame(fact.value, other) { continue }
      // A view that left the plan is reported once, not key by key.
      if other == nil, fact.place.key != presence, let path = fact.place.path {
        if newValues[Place(transition: fact.place.transition, path: path, key: presence)] == nil { continue }
      }
      add(fact.place, fact.value, other)
    }
    for fact in new where oldValues[fact.place] == nil && (!isWritten || fact.place.key != heroID) {
      if fact.place.key != presence, let path = fact.place.path,
        oldValues[Place(transition: fact.place.transition, path: path, key: presence)] == nil
      {
        continue
      }
      add(fact.place, nil, fact.value)
    }
    return changes
  }

  /// The key under which a view's part in a transition is reported.
  static let presence = "in the plan"
  static let modifiers = "modifiers"
  /// The key under which a transition's being there is reported.
  static let kind = "kind"
  static let heroID = "heroID"
  /// Before the heroID of two views that are matched.
  static let pairPrefix = "pair "

  private struct Place: Hashable {
    var transition: Int
    var path: String?
    var key: String
  }

  private static func change(_ place: Place, _ old: JSONValue?, _ new: JSONValue?) -> PlanChange {
    PlanChange(
      transition: place.transition, path: place.path, key: place.key,
      expected: old.map { text($0, place.key) } ?? PlanChange.absent,
      actual: new.map { text($0, place.key) } ?? PlanChange.absent)
  }

  // MARK: - What was written

  private struct Written: Equatable {
    var heroID: String?
    var modifiers: [String] = []
  }

  /// Changes of heroIDs and modifiers: only those that differ; none where the golden does not hold what was written.
  private static func writtenChanges(_ expected: JSONValue, _ actual: JSONValue, _ lines: ViewLines) -> [PlanChange] {
    var changes: [PlanChange] = []
    let transitions = zip(expected["transitions"]?.items ?? [], actual["transitions"]?.items ?? [])
    for (index, (old, new)) in transitions.enumerated() {
      guard let old = written(old), let new = written(new) else { continue }
      let (before, today) = (table(old), table(new))
      var seen: Set<String> = []
      for path in (old + new).map(\.path) where seen.insert(path).inserted {
        let (one, other) = (before[path] ?? Written(), today[path] ?? Written())
        func add(_ key: String, _ from: String?, _ to: String?) {
          changes.append(
            PlanChange(
              transition: index, path: path, key: key, expected: from ?? PlanChange.absent,
              actual: to ?? PlanChange.absent,
              heroID: other.heroID ?? one.heroID, place: lines.place(of: path, modifiers: key == modifiers)))
        }
        if one.heroID != other.heroID { add(heroID, one.heroID, other.heroID) }
        guard one.modifiers != other.modifiers else { continue }
        let gone = rest(one.modifiers, without: other.modifiers)
        let come = rest(other.modifiers, without: one.modifiers)
        // The same in another order, which can matter (rule M2).
        let isMoved = gone.isEmpty && come.isEmpty
        add(modifiers, text(isMoved ? one.modifiers : gone), text(isMoved ? other.modifiers : come))
      }
    }
    return changes
  }

  private static func written(_ transition: JSONValue) -> [(path: String, written: Written)]? {
    transition["written"]?.items?.compactMap { view in
      view["path"]?.text.map {
        ($0, Written(heroID: view[heroID]?.text, modifiers: (view[modifiers]?.items ?? []).compactMap(\.text)))
      }
    }
  }

  private static func table(_ views: [(path: String, written: Written)]) -> [String: Written] {
    Dictionary(views, uniquingKeysWith: { first, _ in first })
  }

  private static func text(_ modifiers: [String]) -> String? {
    modifiers.isEmpty ? nil : modifiers.joined(separator: " ")
  }

  /// The texts that the others have not, one for one.
  private static func rest(_ texts: [String], without others: [String]) -> [String] {
    var others = others
    return texts.filter { text in
      guard let index = others.firstIndex(of: text) else { return true }
      others.remove(at: index)
      return false
    }
  }

  private static func text(_ value: JSONValue, _ key: String) -> String {
    switch value {
    case .null: return PlanChange.absent
    case .bool(let flag): return flag ? "yes" : "no"
    default: break
    }
    if key == "timing", let timing = timing(value) { return timing }
    let name = key.split(separator: " ").first.map(String.init) ?? key
    return TraceComparison.text(value, key: name)
  }

  /// `easeOut`, or `spring(240, 26)`, with the curve of the corner radius (rule T4) where it is not `standard`.
  private static func timing(_ value: JSONValue) -> String? {
    if let points = value.reals { return ValueText.timing(.curve(points)) }
    guard let stiffness = value["stiffness"]?.real, let damping = value["damping"]?.real,
      let points = value["curve"]?.reals
    else { return nil }
    let numbers = [stiffness, damping].map { Decimals.compact($0, TraceNumber.digits) }
    let text = "spring(\(numbers.joined(separator: ", ")))"
    let curve = ValueText.timing(.curve(points))
    return curve == "standard" ? text : "\(text), cornerRadius by \(curve)"
  }

  private static func facts(_ plan: JSONValue) -> [(place: Place, value: JSONValue)] {
    var facts: [(place: Place, value: JSONValue)] = []
    for (index, transition) in (plan["transitions"]?.items ?? []).enumerated() {
      for key in [kind, "from", "to", "start", "duration", "defaultAnimation", "insertToViewFirst"] {
        if let value = transition[key] { facts.append((Place(transition: index, path: nil, key: key), value)) }
      }
      for pair in transition["pairs"]?.items ?? [] {
        guard let heroID = pair["heroID"]?.text, let source = pair["source"]?.text,
          let destination = pair["destination"]?.text
        else { continue }
        facts.append(
          (Place(transition: index, path: nil, key: pairPrefix + heroID), .string("\(source) and \(destination)")))
      }
      for view in transition["views"]?.items ?? [] {
        guard let path = view["path"]?.text else { continue }
        func add(_ key: String, _ value: JSONValue) {
          facts.append((Place(transition: index, path: path, key: key), value))
        }
        add(presence, .bool(true))
        for key in ["appearing", heroID, "delay", "duration", "timing", "arc", "coordinateSpace"] {
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

extension JSONValue {
  /// Whether a plan says what was written.
  fileprivate var isWritten: Bool { (self["transitions"]?.items ?? []).allSatisfy { $0["written"] != nil } }
}
