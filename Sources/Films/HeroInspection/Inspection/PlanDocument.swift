import HeroGeometry
import HeroJSON
import HeroRender
import HeroWords
import TransitionEngine

/// `inspect --json` without a time: the plan of every transition.
package enum PlanDocument {
  /// The document's version.
  package static let version = 1

  /// The document of a whole film.
  package static func json(_ film: Film) -> JSONValue {
    json(duration: film.duration, steps: film.steps, transitions: film.transitions)
  }

  /// The document from its parts; `duration` in seconds.
  ///
  /// - Parameter isExplained: With the sentences of the rules, the gesture's end, cascades and blurs, which all follow from the rest of
  ///   the scene; goldens do without, so that a better sentence changes none.
  package static func json(
    duration: Double, steps: [StepPlan] = [], transitions: [TransitionPlan], isExplained: Bool = true
  ) -> JSONValue {
    let document: JSONValue = [
      "version": .integer(version),
      "duration": .number(duration),
      "steps": .array(steps.map(json)),
      "transitions": .array(transitions.map { json($0, isExplained: isExplained) }),
    ]
    return document.asWritten
  }

  private static func json(_ step: StepPlan) -> JSONValue {
    [
      "step": .integer(step.index),
      "action": .string(step.action),
      "start": .number(step.start),
      "duration": .number(step.duration),
      "transition": step.transition.map { .integer($0) } ?? .null,
      "stackBefore": .string(step.stackBefore),
      "stackAfter": .string(step.stackAfter),
    ]
  }

  private static func json(_ plan: TransitionPlan, isExplained: Bool) -> JSONValue {
    func explaining(_ text: String) -> String { isExplained ? RuleBook.explaining(text) : text }
    var members: [JSONValue.Member] = [
      .init("index", .integer(plan.index)),
      .init("step", .integer(plan.step)),
      .init("kind", .string(plan.kindText)),
      .init("from", .string(plan.from)),
      .init("to", .string(plan.to)),
      .init("start", .number(plan.start)),
      .init("duration", .number(plan.duration)),
      .init("total", .number(plan.total)),
      .init("presenting", .bool(plan.presenting)),
      .init("defaultAnimation", .string(plan.defaultAnimation.text)),
      .init("animationReason", .string(plan.reason.rawValue)),
      .init("insertToViewFirst", .bool(plan.insertToViewFirst)),
      .init("stackBefore", .string(plan.stackBefore)),
      .init("stackAfter", .string(plan.stackAfter)),
    ]
    if let system = plan.system { members.append(.init("transition", .string(system.name))) }
    if isExplained {
      members += [.init("fromView", .string(plan.fromView)), .init("toView", .string(plan.toView))]
    }
    if isExplained, let gesture = plan.gesture {
      members.append(
        .init(
          "gesture",
          [
            "outcome": .string(gesture.finishes ? "finished" : "cancelled"), "release": .number(gesture.release),
            "progress": .number(gesture.progress),
          ]))
    }
    members += [
      .init("written", .array(plan.written.map(json))),
      .init(
        "pairs",
        .array(
          plan.pairs.map {
            ["heroID": .string($0.heroID), "source": .string($0.source), "destination": .string($0.destination)]
          })),
      .init("views", .array(plan.views.map { json($0, isExplained: isExplained) })),
    ]
    if isExplained, !plan.cascades.isEmpty { members.append(.init("cascades", .array(plan.cascades.map(json)))) }
    members += [
      .init(
        "skipped",
        .array(plan.skipped.map { ["path": .string($0.path), "reason": .string(explaining($0.reason.text))] })),
      .init("warnings", .array(plan.warnings.map { .string(explaining($0.text)) })),
    ]
    return .object(members)
  }

  private static func json(_ written: TransitionPlan.Written) -> JSONValue {
    [
      "path": .string(written.path), "heroID": .text(written.heroID),
      "modifiers": .array(written.modifiers.map { .string($0.briefText) }),
    ]
  }

  private static func json(_ cascade: TransitionPlan.Cascade) -> JSONValue {
    [
      "path": .string(cascade.path), "direction": .string(cascade.direction), "delta": .number(cascade.delta),
      "delay": .number(cascade.delay), "subviews": .integer(cascade.count),
    ]
  }

  private static func json(_ view: ViewPlan, isExplained: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("path", .string(view.path)),
      .init("appearing", .bool(view.appearing)),
      .init("heroID", .text(view.heroID)),
      .init("delay", .number(view.delay)),
      .init("duration", .number(view.duration)),
      .init("timing", json(view.timing)),
      .init("arc", .real(view.arc)),
      .init("coordinateSpace", .string(view.coordinateSpace)),
      .init("keys", .object(view.keys.map { .init($0.name, ["from": json($0.from), "to": json($0.to)]) })),
    ]
    if isExplained, let effect = view.effectDuration {
      let ends = view.appearing ? [0.0, 1] : [1, 0]
      members.append(
        .init("effect", ["from": .number(ends[0]), "to": .number(ends[1]), "duration": .number(effect)]))
    }
    return .object(members)
  }

  private static func json(_ timing: ViewPlan.Timing) -> JSONValue {
    switch timing {
    case .curve(let points): .numbers(points)
    case .spring(let stiffness, let damping, let settling, let curve):
      [
        "stiffness": .number(stiffness), "damping": .number(damping), "settling": .number(settling),
        "curve": .numbers(curve),
      ]
    }
  }

  static func json(_ value: PlanValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .numbers(let numbers): .numbers(numbers)
    case .color(let color): .color(color)
    case .flag(let flag): .bool(flag)
    case .path(let path): .text(path?.svg)
    }
  }
}

extension JSONValue {
  /// `[r, g, b, a]`, each 0…1, or `null` for none.
  static func color(_ color: Color?) -> JSONValue {
    color.map { .numbers([$0.red, $0.green, $0.blue, $0.alpha]) } ?? .null
  }

  /// `[x, y]`.
  static func point(_ point: Point) -> JSONValue { .numbers([point.x, point.y]) }

  /// `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}
