import HeroJSON
import HeroModel

/// What is wrong with a scene file and what is worth a note, as far as it has been read.
struct ProblemLog {
  /// The scene file as the user named it.
  let file: String
  /// Problems in the order in which they were found, one more than are told at most.
  var diagnostics: [Diagnostic] = []
  /// What a phone would show otherwise, and what nothing uses, in the order in which it was found, each once.
  var notes: [Scene.Note] = []
  private var noted: Set<NotedPlace> = []
  /// What was reported in a text that is filled in several times.
  private var reported: Set<Report> = []
  /// Strings with a problem in their expressions; what else is wrong with them follows from that.
  var broken: Set<TextPlace> = []

  /// A message and its place.
  private struct Report: Hashable {
    let place: TextPlace
    let message: String
  }

  /// What was noted where.
  private struct NotedPlace: Hashable {
    let subject: Scene.Note.Subject
    let place: TextPlace
  }

  init(file: String) { self.file = file }

  /// Whether there are so many problems that nothing more is read.
  var isGivenUp: Bool { diagnostics.count > SceneError.mostDiagnostics }

  /// Problems in file order.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
  }

  // MARK: Problems

  /// Notes a problem at a value.
  mutating func report(_ message: String, at cursor: JSONCursor) {
    report(message, place: cursor.place, path: cursor.path)
  }

  /// Notes a problem at a place; in a text that is filled in for several uses, with the first of them.
  mutating func report(_ message: String, place: TextPlace, path: JSONPath) {
    guard !isGivenUp, !broken.contains(place) else { return }
    var message = message
    let uses = path.uses
    if !uses.isEmpty {
      guard reported.insert(.init(place: place, message: message)).inserted else { return }
      var places = uses.map { "in \($0.what) at \(file):\($0.place.line):\($0.place.column)" }
      // The nearest ones and the one that the screen has say enough.
      if places.count > 4 { places.replaceSubrange(3..<(places.count - 1), with: ["…"]) }
      message += " (\(places.joined(separator: ", ")))"
    }
    tell(
      Diagnostic(
        file: file, line: Int(place.line), column: Int(place.column), jsonPath: path.text, message: message))
  }

  /// Notes a problem, once: a screen that steps change is read again and again.
  mutating func tell(_ problem: Diagnostic) {
    guard !isGivenUp, !diagnostics.contains(problem) else { return }
    diagnostics.append(problem)
  }

  // MARK: Notes

  /// Notes something; at a place each subject once, however often its text is used.
  mutating func note(_ subject: Scene.Note.Subject, _ message: String, place: TextPlace, path: JSONPath) {
    guard noted.insert(NotedPlace(subject: subject, place: place)).inserted else { return }
    notes.append(Scene.Note(subject, warning(message, place: place, path: path)))
  }

  /// Notes something that nothing uses.
  mutating func noteUnused(_ message: String, place: TextPlace, path: JSONPath) {
    notes.append(Scene.Note(.unused, warning(message, place: place, path: path)))
  }

  /// Notes how the canvas is otherwise than it was asked for; without a place by the command line.
  mutating func noteOfCanvas(_ message: String, place: TextPlace?, path: JSONPath) {
    notes.append(
      Scene.Note(
        .approximated,
        place.map { warning(message, place: $0, path: path) }
          ?? Diagnostic(file: file, severity: .warning, message: message)))
  }

  private func warning(_ message: String, place: TextPlace, path: JSONPath) -> Diagnostic {
    Diagnostic(
      file: file, line: Int(place.line), column: Int(place.column), severity: .warning, jsonPath: path.text,
      message: message)
  }
}

extension JSONCursor {
  /// Where the value stands, for the model.
  var location: SourceLocation {
    SourceLocation(line: Int(place.line), column: Int(place.column), jsonPath: path.text)
  }
}
