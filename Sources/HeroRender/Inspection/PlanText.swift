import HeroScene
import HeroTransition

/// `inspect` for people: the plan of every transition as tables.
public enum PlanText {
  /// The text of a whole film; ends in a line break.
  public static func text(_ film: Film) -> String {
    text(duration: film.duration, steps: film.steps, transitions: film.transitions)
  }

  /// The text from its parts; `duration` in seconds.
  public static func text(duration: Double, steps: [StepPlan] = [], transitions: [TransitionPlan]) -> String {
    let count = transitions.count
    var lines = [
      "film: \(ValueText.seconds(duration)), \(count == 0 ? "no" : "\(count)") transition\(count == 1 ? "" : "s")"
    ]
    lines += Self.lines(steps, transitions: transitions)
    for plan in transitions { lines += [""] + Self.lines(plan) }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The film as a table: when each step starts, how long it lasts, how it animates and why, and what is on stage after it.
  private static func lines(_ steps: [StepPlan], transitions: [TransitionPlan]) -> [String] {
    guard let first = steps.first else { return [] }
    var table = TextTable()
    table.add(["step", "start", "duration", "action", "animation", "stack: \(first.stackBefore)"])
    for step in steps {
      let plan = step.transition.flatMap { transitions.indices.contains($0) ? transitions[$0] : nil }
      let animation = plan.map { "\($0.defaultAnimation), \(reason($0.reason))" } ?? ""
      let stack = step.stackAfter == step.stackBefore ? "" : "→ \(step.stackAfter)"
      table.add([
        "\(step.index)", ValueText.seconds(step.start), ValueText.seconds(step.duration), step.action, animation, stack,
      ])
    }
    return [""] + table.lines(indent: 0)
  }

  private static func lines(_ plan: TransitionPlan) -> [String] {
    var lines = ["transition \(plan.index): \(plan.kind.rawValue) \(plan.from) → \(plan.to) (step \(plan.step))"]
    let sourceOnTop = plan.insertToViewFirst
    var facts = TextTable()
    facts.add(["start", ValueText.seconds(plan.start)])
    let own = plan.total == plan.duration ? "" : " (by itself \(ValueText.seconds(plan.total)))"
    facts.add(["duration", ValueText.seconds(plan.duration) + own])
    facts.add(["animation", "\(plan.defaultAnimation), \(reason(plan.reason))"])
    facts.add(["order", sourceOnTop ? "source on top (insertToViewFirst)" : "destination on top"])
    facts.add(["stack", "\(plan.stackBefore) → \(plan.stackAfter)"])
    lines += facts.lines(indent: 2)

    lines += section("pairs", plan.pairs) { table, pair in
      table.add([pair.heroID, "\(pair.source) → \(pair.destination)"])
    }
    lines.append(plan.views.isEmpty ? "  views: none" : "  views")
    for view in plan.views { lines += Self.lines(view) }
    lines += section("skipped", plan.skipped) { table, view in table.add([view.path, view.reason]) }
    lines += section("warnings", plan.warnings) { table, text in table.add([text]) }
    return lines
  }

  private static func section<Item>(
    _ title: String, _ items: [Item], add: (inout TextTable, Item) -> Void
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    var table = TextTable()
    for item in items { add(&table, item) }
    return ["  \(title)"] + table.lines(indent: 4)
  }

  private static func lines(_ view: ViewPlan) -> [String] {
    var facts = [view.appearing ? "appearing" : "disappearing"]
    if let heroID = view.heroID { facts.append("heroID \(heroID)") }
    if view.delay != 0 { facts.append("after \(ValueText.seconds(view.delay))") }
    facts += [ValueText.seconds(view.duration), ValueText.timing(view.timing)]
    if let arc = view.arc { facts.append("arc \(ValueText.number(arc))") }
    facts.append("\(view.coordinateSpace) space")
    var keys = TextTable()
    for key in view.keys {
      let (from, to) = (ValueText.value(key.from, ofKey: key.name), ValueText.value(key.to, ofKey: key.name))
      keys.add([key.name, from == to ? "\(from), unchanged" : "\(from) → \(to)"])
    }
    return ["    \(view.path): \(facts.joined(separator: ", "))"] + keys.lines(indent: 6)
  }

  private static func reason(_ reason: TransitionPlan.AnimationReason) -> String {
    switch reason {
    case .given: "given by the step"
    case .history: "stored when it was pushed"
    case .controller: "the controller's own type"
    case .screen: "the screen's own type"
    case .auto: "resolved from auto"
    case .cut: "a cut, because Hero is disabled"
    }
  }
}
