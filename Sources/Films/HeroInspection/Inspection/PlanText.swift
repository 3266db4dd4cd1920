import HeroModel
import TransitionEngine

/// `inspect` for people: the plan of every transition as tables.
package enum PlanText {
  /// The text of a whole film; ends in a line break.
  package static func text(_ film: Film) -> String {
    text(duration: film.duration, steps: film.steps, transitions: film.transitions)
  }

  /// The text from its parts; `duration` in seconds.
  package static func text(duration: Double, steps: [StepPlan] = [], transitions: [TransitionPlan]) -> String {
    let count = transitions.count
    var lines = [
      "film: \(ValueText.seconds(duration)), \(count == 0 ? "no" : "\(count)") transition\(count == 1 ? "" : "s")",
      "units: points, seconds, radians; radial(x, y) in points of the cascading view's bounds",
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
      let gesture = plan?.gesture.map { $0.finishes ? ", gesture finished" : ", gesture cancelled" } ?? ""
      let animation = plan.map { Self.animation($0) + gesture } ?? ""
      let stack = step.stackAfter == step.stackBefore ? "" : "→ \(step.stackAfter)"
      table.add([
        "\(step.index)", ValueText.seconds(step.start), ValueText.seconds(step.duration), step.action, animation, stack,
      ])
    }
    return [""] + table.lines(indent: 0)
  }

  private static func lines(_ plan: TransitionPlan) -> [String] {
    var lines = ["transition \(plan.index): \(plan.kindText) \(plan.from) → \(plan.to) (step \(plan.step))"]
    let sourceOnTop = plan.insertToViewFirst
    var facts = TextTable()
    facts.add(["start", ValueText.seconds(plan.start)])
    let own = plan.total == plan.duration ? "" : " (by itself \(ValueText.seconds(plan.total)))"
    facts.add(["duration", ValueText.seconds(plan.duration) + own])
    facts.add(["animation", animation(plan)])
    if [plan.fromView, plan.toView] != [plan.from, plan.to] {
      facts.add(["moves", "\(plan.fromView) → \(plan.toView)"])
    }
    if let gesture = plan.gesture {
      let outcome = gesture.finishes ? "finished" : "cancelled"
      facts.add([
        "gesture",
        "\(outcome): released at \(ValueText.seconds(gesture.release)), progress \(ValueText.number(gesture.progress))",
      ])
    }
    if plan.isOfHero { facts.add(["order", sourceOnTop ? "source on top (insertToViewFirst)" : "destination on top"]) }
    facts.add(["stack", "\(plan.stackBefore) → \(plan.stackAfter)"])
    lines += facts.lines(indent: 2)

    lines += section("pairs", plan.pairs) { table, pair in
      table.add([pair.heroID, "\(pair.source) → \(pair.destination)"])
    }
    lines.append(plan.views.isEmpty ? "  views: none" : "  views")
    for view in plan.views { lines += Self.lines(view) }
    lines += section("cascades", plan.cascades) { table, cascade in
      let subviews = "\(cascade.count) subview\(cascade.count == 1 ? "" : "s")"
      let delay = cascade.delay == 0 ? "" : ", after \(ValueText.seconds(cascade.delay))"
      let apart = "\(subviews), \(ValueText.seconds(cascade.delta)) apart"
      table.add([cascade.path, "\(cascade.direction): \(apart)\(delay)"])
    }
    lines += section("skipped", plan.skipped) { table, view in
      table.add([view.path, RuleBook.explaining(view.reason.text)])
    }
    lines += section("warnings", plan.warnings) { table, fact in table.add([RuleBook.explaining(fact.text)]) }
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
    if let effect = view.effectDuration {
      facts.append("blur fraction \(view.appearing ? "0 → 1" : "1 → 0") in \(ValueText.seconds(effect)), linear")
    }
    var keys = TextTable()
    for key in view.keys {
      let (from, to) = (ValueText.value(key.from, ofKey: key.name), ValueText.value(key.to, ofKey: key.name))
      keys.add([key.name, from == to ? "\(from), unchanged" : "\(from) → \(to)"])
    }
    return ["    \(view.path): \(facts.joined(separator: ", "))"] + keys.lines(indent: 6)
  }

  private static func animation(_ plan: TransitionPlan) -> String {
    if let system = plan.system { return "UIKit's own \(system.name)" }
    return "\(plan.defaultAnimation.text), \(reason(plan.reason))"
  }

  private static func reason(_ reason: TransitionPlan.AnimationReason) -> String {
    switch reason {
    case .given: "given by the step"
    case .history: "stored when it was pushed"
    case .controller: "the controller's own type"
    case .screen: "the screen's own type"
    case .reverse: "the reverse of the screen's type for the other direction"
    case .presentation: "the reverse of what it was presented with"
    case .auto: "resolved from auto"
    case .system: "without Hero"
    case .cut: "a cut"
    }
  }
}
