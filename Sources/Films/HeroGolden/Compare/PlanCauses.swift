/// The changes of a plan that are alike: the same key from one value to the same other, of several views, in several transitions.
package struct PlanChangeGroup: Equatable, Sendable {
  /// The views' paths; empty for a change of the transitions themselves.
  package fileprivate(set) var paths: [String]
  /// The transitions' indices.
  package fileprivate(set) var transitions: [Int]
  package let key: String
  package let expected: String
  package let actual: String
  /// Where the scene says so today: `shop.json:17`.
  fileprivate(set) var places: [String]

  fileprivate init(_ change: PlanChange) {
    paths = change.path.map { [$0] } ?? []
    transitions = [change.transition]
    (key, expected, actual) = (change.key, change.expected, change.actual)
    places = change.place.map { [$0] } ?? []
  }

  /// All groups, in the order in which they first appear.
  fileprivate static func all(_ changes: [PlanChange]) -> [PlanChangeGroup] {
    struct Likeness: Hashable {
      let key, expected, actual: String
      let isOfView: Bool
    }
    var groups: [PlanChangeGroup] = []
    var known: [Likeness: Int] = [:]
    for change in changes {
      let likeness = Likeness(
        key: change.key, expected: change.expected, actual: change.actual, isOfView: change.path != nil)
      if let index = known[likeness] {
        groups[index].add(change)
      } else {
        known[likeness] = groups.count
        groups.append(PlanChangeGroup(change))
      }
    }
    return groups
  }

  private mutating func add(_ change: PlanChange) {
    if let path = change.path, !paths.contains(path) { paths.append(path) }
    if !transitions.contains(change.transition) { transitions.append(change.transition) }
    if let place = change.place, !places.contains(place) { places.append(place) }
  }

  /// `list/cell 0…5: translate(0, -250) → translate(0, -200) (shop.json:17)`, `detail/bar: delay 0 s → 0.1 s in transition 0`.
  package var text: String {
    if paths.isEmpty {
      if key == PlanComparison.kind, expected == PlanChange.absent { return "\(whichTransitions): new, \(actual)" }
      if key == PlanComparison.kind, actual == PlanChange.absent { return "\(whichTransitions): gone, \(expected)" }
      return "\(whichTransitions): \(keyed)"
    }
    let place = places.isEmpty ? "" : " (\(places.prefix(3).joined(separator: ", ")))"
    return "\(PathList.text(paths)): \(what)\(place)"
  }

  /// Whether it is of words that a scene says of a view.
  var isOfModifiers: Bool { [PlanComparison.modifiers, PlanComparison.heroID].contains(key) && !paths.isEmpty }

  private var what: String {
    switch key {
    case PlanComparison.presence:
      return actual == PlanChange.absent
        ? "no longer in the plan of \(whichTransitions)" : "new in the plan of \(whichTransitions)"
    case PlanComparison.modifiers:
      if expected == PlanChange.absent { return "\(actual) is new" }
      return actual == PlanChange.absent ? "\(expected) is gone" : values
    // The words of modifiers say what they are.
    case "transform from", "transform to": return "\(values) in \(whichTransitions)"
    default: return "\(keyed) in \(whichTransitions)"
    }
  }

  /// `delay 0 s → 0.1 s`, `arc 1 is new`.
  private var keyed: String {
    if expected == PlanChange.absent { return "\(key) \(actual)\(unit) is new" }
    return actual == PlanChange.absent ? "\(key) \(expected)\(unit) is gone" : "\(key) \(values)"
  }

  private var whichTransitions: String {
    "transition\(transitions.count == 1 ? "" : "s") \(transitions.map(String.init).joined(separator: ", "))"
  }

  private var unit: String { ["delay", "duration", "start"].contains(key) ? " s" : "" }

  var values: String {
    [expected, actual].map { $0 == PlanChange.absent ? $0 : $0 + unit }.joined(separator: " → ")
  }
}

/// The changes of a plan, apart by what leads to what.
///
/// What the author wrote decides who takes part; who takes part decides from where to where; that decides how long a transition lasts, and
/// when the next one begins. The first of these that changed is the cause. A view whose values changed is a cause of its own where neither it
/// nor its partner is one already.
package struct PlanCauses: Equatable, Sendable {
  /// What was changed, as far as the plans tell.
  package private(set) var causes: [PlanChangeGroup] = []
  /// What follows from it.
  package private(set) var consequences: [PlanChangeGroup] = []

  /// - Parameter changes: In the order of the report.
  package init(_ changes: [PlanChange]) {
    // That a transition is new or gone says all of it.
    let whole = Set(changes.filter(\.isOfWholeTransition).map(\.transition))
    let changes = changes.filter { $0.isOfWholeTransition || !whole.contains($0.transition) }
    let moved = Set(changes.filter { $0.isOfValues }.compactMap(\.path))
    func rank(_ change: PlanChange) -> Int {
      if change.isAuthored { return 0 }
      if change.key == PlanComparison.presence || change.key.hasPrefix(PlanComparison.pairPrefix) { return 1 }
      guard let path = change.path else { return 3 }
      // A duration that nobody wrote follows from the distance (rule T1).
      return change.key == "duration" && moved.contains(path) ? 3 : 2
    }
    let ranks = changes.map(rank)
    guard let lowest = ranks.min() else { return }
    let first = zip(changes, ranks).filter { $1 == lowest }.map(\.0)
    let paths = Set(first.compactMap(\.path))
    let heroIDs = Set(first.compactMap(\.heroID))
    let isWhole = first.contains { $0.path == nil }
    func isOwnCause(_ change: PlanChange) -> Bool {
      guard lowest < 2, !isWhole, change.isOfValues, let path = change.path else { return false }
      return !paths.contains(path) && !(change.heroID.map(heroIDs.contains) ?? false)
    }
    let isCause = zip(changes, ranks).map { $1 == lowest || isOwnCause($0) }
    causes = PlanChangeGroup.all(zip(changes, isCause).filter(\.1).map(\.0))
    // Causes alone say where they are written.
    consequences = PlanChangeGroup.all(zip(changes, isCause).filter { !$1 }.map(\.0)).map { group in
      var group = group
      group.places = []
      return group
    }
    // A matrix that says the same as its modifiers says nothing new.
    consequences.removeAll { group in
      group.key.hasPrefix("transform ")
        && causes.contains {
          $0.key == PlanComparison.modifiers && ($0.expected, $0.actual) == (group.expected, group.actual)
            && Set($0.paths).isSuperset(of: group.paths)
        }
    }
    func order(_ groups: [PlanChangeGroup]) -> [PlanChangeGroup] {
      groups.enumerated().sorted { ($0.1.transitions.first ?? 0, $0.0) < ($1.1.transitions.first ?? 0, $1.0) }.map(\.1)
    }
    (causes, consequences) = (order(causes), order(consequences))
  }

  /// The changes as text: `1 cause, 3 changes that follow`, and a line for each, what follows indented under the causes.
  package var lines: (summary: String, details: [String]) {
    guard !causes.isEmpty else { return ("the plans are the same", []) }
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    var summary = count(causes.count, "change", "changes")
    if !consequences.isEmpty { summary += ", \(count(consequences.count, "follows", "follow")) from that" }
    return (summary, causes.map(\.text) + consequences.map { "  so \($0.text)" })
  }
}

extension PlanChange {
  /// What stands in a scene or in an app, and no transition works out.
  fileprivate var isAuthored: Bool {
    if path != nil { return [PlanComparison.modifiers, "heroID"].contains(key) }
    return [PlanComparison.kind, "from", "to", "defaultAnimation", "insertToViewFirst"].contains(key)
  }

  /// Whether a transition is new or gone.
  fileprivate var isOfWholeTransition: Bool {
    path == nil && key == PlanComparison.kind && [expected, actual].contains(PlanChange.absent)
  }

  /// Where a view comes from and goes to.
  fileprivate var isOfValues: Bool { path != nil && (key.hasSuffix(" from") || key.hasSuffix(" to")) }
}
