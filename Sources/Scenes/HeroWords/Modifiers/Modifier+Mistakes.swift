import HeroModel
import HeroTimeline

extension Modifier {
  /// Seconds that nothing in a transition lasts; above them milliseconds are meant.
  package static let longestTime = 20.0
  /// Seconds in which a spring is expected to settle (rule T4).
  private static let longestSpring = 5.0

  /// What can be read and is probably mistyped, also inside of `when` and `beginWith`: what it is, and what to write.
  package var mistakes: [(subject: Scene.Note.Subject, message: String)] {
    switch self {
    case .rotate(let x, let y, let z):
      // A full turn written with two decimals is one.
      guard let angle = [z, y, x].first(where: { abs($0) > 2 * .pi + 0.01 }) else { return [] }
      let (degrees, radians) = (UnitWords.text(angle), UnitWords.text(angle * .pi / 180))
      return [
        (.degrees, "rotate takes radians, and \(degrees) is more than a full turn; \(degrees) degrees are \(radians)")
      ]
    case .spring(let stiffness, let damping): return Self.spring(stiffness, damping)
    case .when(_, let inner), .beginWith(let inner): return inner.flatMap(\.mistakes)
    default:
      let (name, arguments) = call
      return zip(definition?.parameters ?? [], arguments).flatMap { parameter, argument in
        switch (parameter.kind, argument) {
        case (.seconds, .number(let value)), (.duration, .number(let value)):
          Self.milliseconds(name, value)
        default: [(Scene.Note.Subject, String)]()
        }
      }
    }
  }

  /// What was probably meant: radians for degrees, seconds for milliseconds, Hero's own spring for one that does not spring.
  package var meant: Modifier {
    func seconds(_ value: Double) -> Double { abs(value) > Self.longestTime && value.isFinite ? value / 1000 : value }
    func radians(_ degrees: Double) -> Double { (degrees * .pi / 180 * 10_000).rounded() / 10_000 }
    return switch self {
    case .rotate(let x, let y, let z) where !mistakes.isEmpty:
      .rotate(x: radians(x), y: radians(y), z: radians(z))
    case .duration(let value): .duration(seconds(value))
    case .delay(let value): .delay(seconds(value))
    case .spring where !mistakes.isEmpty: .spring(stiffness: 250, damping: 30)
    case .when(let condition, let inner): .when(condition, inner.map(\.meant))
    case .beginWith(let inner): .beginWith(inner.map(\.meant))
    default: self
    }
  }

  private static func milliseconds(_ name: String, _ value: Double) -> [(Scene.Note.Subject, String)] {
    value.isFinite ? longTime("\(name) takes seconds, and", value).map { [(.milliseconds, $0)] } ?? [] : []
  }

  /// The message about seconds that are milliseconds; nil for others.
  package static func longTime(_ subject: String, _ value: Double) -> String? {
    guard abs(value) > longestTime else { return nil }
    let text = UnitWords.text(value)
    return "\(subject) \(text) are more than \(UnitWords.text(longestTime)); "
      + "\(text) milliseconds are \(UnitWords.text(value / 1000))"
  }

  private static func spring(_ stiffness: Double, _ damping: Double) -> [(Scene.Note.Subject, String)] {
    let text = "spring(\(stiffness.plain), \(damping.plain))"
    let hint = "its numbers are stiffness and damping, in Hero 250 and 30"
    let settling = Spring(stiffness: stiffness, damping: damping).settlingDuration
    if settling > longestSpring {
      return [(.spring, "\(text) settles only after \(UnitWords.text(settling)) s (T4); \(hint)")]
    }
    // From twice the root on, damping changes nothing.
    if damping > stiffness, damping > 2 * stiffness.squareRoot() {
      return [
        (.spring, "\(text) has more damping than stiffness, so it does not spring (T4); \(hint)")
      ]
    }
    return []
  }
}

extension [Modifier] {
  /// What is probably mistyped in a view's modifiers, each with the index of its modifier.
  package var mistakes: [(index: Int, subject: Scene.Note.Subject, message: String)] {
    var timings: Set<String> = []
    return enumerated().flatMap { index, modifier in
      var mistakes = modifier.mistakes
      // Of each timing a view has one (rule M3).
      if let definition = modifier.definition, definition.isTiming, !timings.insert(definition.kin).inserted {
        mistakes.append(
          (
            .repeatedTiming,
            "\(definition.kin) is here twice, and the last one counts for the whole view: \(ModifierSyntax.oneTiming)"
          ))
      }
      return mistakes.map { (index, $0.subject, $0.message) }
    }
  }
}
