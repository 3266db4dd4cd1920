import HeroGeometry
import TransitionEngine

/// Tells where two films' plans of a transition differ; names of screens and views are each film's own.
struct PlanDifference {
  /// The first thing that differs; nil for the same plans.
  func first(_ a: TransitionPlan, _ b: TransitionPlan) -> String? {
    let same: [(String, Bool)] = [
      ("kind \(a.kind) \(b.kind)", kind(a) == kind(b)), ("presenting", a.presenting == b.presenting),
      ("start \(a.start) \(b.start)", near(a.start, b.start)), ("total \(a.total) \(b.total)", near(a.total, b.total)),
      ("duration \(a.duration) \(b.duration)", near(a.duration, b.duration)),
      ("animation \(a.defaultAnimation.text) \(b.defaultAnimation.text)", a.defaultAnimation == b.defaultAnimation),
      ("cut", (a.reason == .cut) == (b.reason == .cut)), ("order", a.insertToViewFirst == b.insertToViewFirst),
      ("pairs", a.pairs.map(\.heroID) == b.pairs.map(\.heroID)),
      ("gesture", a.gesture?.finishes == b.gesture?.finishes),
      ("release", near(a.gesture?.progress ?? -1, b.gesture?.progress ?? -1)),
      ("cascades", a.cascades.map(\.direction) == b.cascades.map(\.direction)),
      ("skipped \(a.skipped) \(b.skipped)", skipped(a) == skipped(b)),
      ("views \(a.views.map(\.path)) \(b.views.map(\.path))", a.views.count == b.views.count),
    ]
    if let what = same.first(where: { !$0.1 }) { return what.0 }
    for (one, other) in zip(a.views, b.views) {
      if let what = first(one, other) { return "\(one.path): \(what)" }
    }
    return nil
  }

  private func first(_ a: ViewPlan, _ b: ViewPlan) -> String? {
    let same: [(String, Bool)] = [
      ("side", a.appearing == b.appearing), ("heroID", a.heroID == b.heroID), ("delay", near(a.delay, b.delay)),
      ("duration \(a.duration) \(b.duration)", near(a.duration, b.duration)), ("timing", near(a.timing, b.timing)),
      ("arc", near(a.arc ?? -1, b.arc ?? -1)), ("space", a.coordinateSpace == b.coordinateSpace),
      ("effect", near(a.effectDuration ?? -1, b.effectDuration ?? -1)),
      ("keys \(a.keys.map(\.name)) \(b.keys.map(\.name))", a.keys.map(\.name) == b.keys.map(\.name)),
    ]
    if let what = same.first(where: { !$0.1 }) { return what.0 }
    let differing = zip(a.keys, b.keys).first { !near($0.from, $1.from) || !near($0.to, $1.to) }
    return differing.map { "\($0.0) \($0.1)" }
  }

  /// Back to the first controller is the same as dismissing all.
  private func kind(_ plan: TransitionPlan) -> TransitionPlan.Kind { plan.kind == .dismissAll ? .unwindTo : plan.kind }

  /// Reasons without names. A closure that does not hold leaves nothing behind, of which a scene says that nothing animates.
  private func skipped(_ plan: TransitionPlan) -> [Substring] {
    plan.skipped.filter { $0.reason != .nothingToAnimate }.map { String(describing: $0.reason).prefix { $0 != "(" } }
  }

  private func near(_ x: Double, _ y: Double) -> Bool { x == y || abs(x - y) < 1e-6 }
  private func near(_ x: [Double], _ y: [Double]) -> Bool { x.count == y.count && zip(x, y).allSatisfy(near) }

  private func near(_ x: ViewPlan.Timing, _ y: ViewPlan.Timing) -> Bool {
    switch (x, y) {
    case (.curve(let x), .curve(let y)): near(x, y)
    case (.spring(let k, let c, let s, let x), .spring(let l, let d, let t, let y)):
      near([k, c, s] + x, [l, d, t] + y)
    default: false
    }
  }

  private func near(_ x: PlanValue, _ y: PlanValue) -> Bool {
    switch (x, y) {
    case (.number(let x), .number(let y)): near(x, y)
    case (.numbers(let x), .numbers(let y)): near(x, y)
    case (.color(let x?), .color(let y?)):
      near([x.red, x.green, x.blue, x.alpha], [y.red, y.green, y.blue, y.alpha])
    case (.path, .path): true
    default: x == y
    }
  }
}
