import HeroJSON
import HeroModel
import HeroWords

extension SceneReader {
  /// Notes a problem, once: a screen that steps change is read again and again.
  mutating func tell(_ problem: Diagnostic) {
    guard !isGivenUp, !diagnostics.contains(problem) else { return }
    diagnostics.append(problem)
  }

  /// Notes what is probably mistyped in a modifier string; `place` tells where an offset of it stands.
  mutating func noteMistakes(_ entries: [ModifierSyntax.Entry], at cursor: JSONCursor) {
    for mistake in entries.map(\.modifier).mistakes {
      note(
        mistake.subject, mistake.message, place: place(in: cursor, entries[mistake.index].offset), path: cursor.path)
    }
  }

  /// Seconds in a range; noted when they are milliseconds.
  mutating func seconds(_ cursor: JSONCursor?, _ range: NumberRange) -> Double? {
    let value = number(cursor, range)
    if let cursor, let value, let message = Modifier.longTime("times are in seconds, and", value) {
      note(.milliseconds, message, place: cursor.place, path: cursor.path)
    }
    return value
  }

  /// Notes something; at a place each subject once, however often its text is used.
  mutating func note(_ subject: Scene.Note.Subject, _ message: String, place: TextPlace, path: JSONPath) {
    guard noted.insert(NotedPlace(subject: subject, place: place)).inserted else { return }
    notes.append(
      Scene.Note(
        subject,
        Diagnostic(
          file: file, line: Int(place.line), column: Int(place.column), severity: .warning, jsonPath: path.text,
          message: message)))
  }

  /// What was noted where.
  struct NotedPlace: Hashable {
    let subject: Scene.Note.Subject
    let place: TextPlace
  }
}
