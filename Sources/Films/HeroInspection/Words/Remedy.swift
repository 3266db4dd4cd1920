import HeroModel

/// Changes of a scene that together may take a finding away.
package struct Remedy: Equatable, Sendable {
  package let changes: [SceneChange]

  package init(_ changes: SceneChange...) { self.changes = changes }
  package init(_ changes: [SceneChange]) { self.changes = changes }
  /// Modifiers of a view after those that it has.
  package init(_ path: String, adding modifiers: Modifier...) { self.init(.view(path, .adding(modifiers))) }

  /// The scene with them.
  package func applied(to scene: Scene) -> Scene { changes.applied(to: scene) }

  /// In a scene's words: `"opaque": false on list/card and detail/card`.
  ///
  /// - Parameter view: Each view as it is before the changes.
  package func text(_ view: (String) -> View?) -> String {
    var parts: [(what: String, preposition: String, subjects: [String])] = []
    for phrase in said(of: view).map({ $0.phrase(view) }) {
      if let index = parts.firstIndex(where: { $0.what == phrase.what && $0.preposition == phrase.preposition }) {
        if !parts[index].subjects.contains(phrase.subject) { parts[index].subjects.append(phrase.subject) }
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
    for statement in said(of: view).compactMap({ $0.swift(view) }) where !statements.contains(statement) {
      statements.append(statement)
    }
    return statements.isEmpty ? nil : statements.joined(separator: "; ")
  }

  /// The changes, those of one view's modifiers in one.
  private func said(of view: (String) -> View?) -> [SceneChange] {
    changes.reduce(into: []) { said, change in
      let (path, own) = change.ofModifiers ?? ("", .modifiers([]))
      guard let index = said.firstIndex(where: { $0.ofModifiers?.path == path }), var whole = view(path) else {
        return said.append(change)
      }
      said[index].ofModifiers?.change.apply(to: &whole)
      own.apply(to: &whole)
      said[index] = .view(path, .modifiers(whole.heroModifiers ?? []))
    }
  }
}

extension SceneChange {
  /// A view's path, and what changes of its modifiers; nil for other changes.
  fileprivate var ofModifiers: (path: String, change: ViewChange)? {
    guard case .view(let path, let change) = self else { return nil }
    return switch change {
    case .adding, .removing, .modifiers: (path, change)
    default: nil
    }
  }
}
