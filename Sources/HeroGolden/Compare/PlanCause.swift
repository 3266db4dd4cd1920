/// What of many changes of a plan to name first: the one that the others most likely follow from.
enum PlanCause {
  /// `changed delay of detail/bar in transition 0: 0 s → 0.1 s (and 3 more changes of the plan)`; nil without changes.
  static func text(_ changes: [PlanChange]) -> String? {
    let causes = changes.enumerated().min { left, right in
      (left.element.transition, rank(left.element), left.offset)
        < (right.element.transition, rank(right.element), right.offset)
    }
    guard let cause = causes?.element else { return nil }
    // The same change of several views is a single one to a reader.
    let views = changes.filter { $0.path != nil && $0.isAlike(cause) }.count
    let rest = changes.count - max(views, 1)
    let more = rest > 0 ? " (and \(rest) more change\(rest == 1 ? "" : "s") of the plan)" : ""
    return sentence(cause, views: views) + more
  }

  private static func sentence(_ change: PlanChange, views: Int) -> String {
    guard let path = change.path else {
      return "changed \(change.key) of transition \(change.transition): \(values(change))"
    }
    let others = views > 1 ? " and \(views - 1) more view\(views == 2 ? "" : "s")" : ""
    if change.key == PlanComparison.presence {
      let verb = change.actual == "no" ? "no longer in" : "new in"
      return "\(path)\(others): \(verb) the plan of transition \(change.transition)"
    }
    return "changed \(change.key) of \(path)\(others) in transition \(change.transition): \(values(change))"
  }

  private static func values(_ change: PlanChange) -> String {
    let unit = ["delay", "duration", "start"].contains(change.key) ? " s" : ""
    return [change.expected, change.actual].map { $0 == "no" ? $0 : $0 + unit }.joined(separator: " → ")
  }

  /// Who takes part decides when; when decides how long a transition lasts and when the next one begins.
  private static func rank(_ change: PlanChange) -> Int {
    let order = [PlanComparison.presence, "delay", "duration", "timing"]
    if change.path == nil { return ["start", "duration"].contains(change.key) ? order.count + 1 : 0 }
    return (order.firstIndex(of: change.key) ?? order.count) + 1
  }
}

extension PlanChange {
  /// Whether two views of a transition changed in the same way.
  fileprivate func isAlike(_ other: PlanChange) -> Bool {
    (transition, key, expected, actual) == (other.transition, other.key, other.expected, other.actual)
  }
}
