import HeroGeometry
import HeroTransition

/// `inspect --json` without a time: the plan of every transition.
public enum PlanDocument {
  /// The document's version.
  public static let version = 1

  /// The document of a whole film.
  public static func json(_ film: Film) -> JSONValue {
    json(duration: film.duration, steps: film.steps, transitions: film.transitions)
  }

  /// The document from its parts; `duration` in seconds.
  public static func json(duration: Double, steps: [StepPlan] = [], transitions: [TransitionPlan]) -> JSONValue {
    [
      "version": .integer(version),
      "duration": .number(duration),
      "steps": .array(steps.map(json)),
      "transitions": .array(transitions.map(json)),
    ]
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

  private static func json(_ plan: TransitionPlan) -> JSONValue {
    [
      "index": .integer(plan.index),
      "step": .integer(plan.step),
      "kind": .string(plan.kind.rawValue),
      "from": .string(plan.from),
      "to": .string(plan.to),
      "start": .number(plan.start),
      "duration": .number(plan.duration),
      "total": .number(plan.total),
      "presenting": .bool(plan.presenting),
      "defaultAnimation": .string(plan.defaultAnimation),
      "animationReason": .string(plan.reason.rawValue),
      "insertToViewFirst": .bool(plan.insertToViewFirst),
      "stackBefore": .string(plan.stackBefore),
      "stackAfter": .string(plan.stackAfter),
      "pairs": .array(
        plan.pairs.map {
          ["heroID": .string($0.heroID), "source": .string($0.source), "destination": .string($0.destination)]
        }),
      "views": .array(plan.views.map(json)),
      "skipped": .array(plan.skipped.map { ["path": .string($0.path), "reason": .string($0.reason)] }),
      "warnings": .array(plan.warnings.map { .string($0) }),
    ]
  }

  private static func json(_ view: ViewPlan) -> JSONValue {
    [
      "path": .string(view.path),
      "appearing": .bool(view.appearing),
      "heroID": .text(view.heroID),
      "delay": .number(view.delay),
      "duration": .number(view.duration),
      "timing": json(view.timing),
      "arc": .real(view.arc),
      "coordinateSpace": .string(view.coordinateSpace),
      "keys": .object(view.keys.map { .init($0.name, ["from": json($0.from), "to": json($0.to)]) }),
    ]
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

  private static func json(_ value: PlanValue) -> JSONValue {
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
