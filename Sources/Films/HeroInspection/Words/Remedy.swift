import HeroModel

/// Changes of a scene that together may take a finding away.
package struct Remedy: Equatable, Sendable {
  package let changes: [SceneChange]

  package init(_ changes: SceneChange...) { self.changes = changes }
  package init(_ changes: [SceneChange]) { self.changes = changes }

  /// The scene with them.
  package func applied(to scene: Scene) -> Scene { changes.applied(to: scene) }

  /// In a scene's words: `"opaque": false on list/card and detail/card`.
  ///
  /// - Parameter view: Each view as it is before the changes.
  package func text(_ view: (String) -> View?) -> String {
    var parts: [(what: String, preposition: String, subjects: [String])] = []
    for phrase in changes.map({ $0.phrase(view) }) {
      if let index = parts.firstIndex(where: { $0.what == phrase.what && $0.preposition == phrase.preposition }) {
        parts[index].subjects.append(phrase.subject)
      } else {
        parts.append((phrase.what, phrase.preposition, [phrase.subject]))
      }
    }
    return parts.map { "\($0.what) \($0.preposition) \($0.subjects.joined(separator: " and "))" }
      .joined(separator: ", and ")
  }

  /// The same in Swift, a statement for each change that an app can make; nil without any.
  package func swift(_ view: (String) -> View?) -> String? {
    var statements: [String] = []
    for statement in changes.compactMap({ $0.swift(view) }) where !statements.contains(statement) {
      statements.append(statement)
    }
    return statements.isEmpty ? nil : statements.joined(separator: "; ")
  }
}
