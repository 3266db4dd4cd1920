/// A Swift file of an app.
package struct AppSource: Equatable, Sendable {
  /// Of the copy, one of its kind in the module: `+Home+Cell.swift`.
  package let name: String
  /// Of the original, as messages show it.
  package let path: String
  package let text: String

  package init(name: String, path: String, text: String) {
    (self.name, self.path, self.text) = (name, path, text)
  }

  /// The name of the copy of a source, by its path in the app's folder.
  package static func copyName(of path: String) -> String { CopyName.of(path) }
}

/// A copy that compiles here.
package struct RewrittenSource: Equatable, Sendable {
  package let name: String
  package let text: String
}

/// What the rewriter has to say about a place of a source.
package struct SourceMessage: Equatable, Sendable, CustomStringConvertible {
  /// Whether a copy is made in spite of it.
  package enum Severity: String, Sendable {
    case error, warning
  }

  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in bytes.
  package let column: Int
  package let severity: Severity
  package let text: String

  /// As a compiler says it.
  package var description: String { "\(path):\(line):\(column): \(severity): \(text)" }
}

/// The files of one module.
package struct RewrittenModule: Equatable, Sendable {
  /// A copy of each source, in their order, then the generated file and the list of classes. Empty where there are errors of
  /// syntax; other errors stand in the copies too.
  package let files: [RewrittenSource]
  /// Of all files, by file and place.
  package let messages: [SourceMessage]

  /// The name of the file that registers the module's classes.
  package static let generatedName = "HeroAppMembers.swift"
  /// The name of the list of the module's classes, for modules that depend on it.
  package static let classesName = "HeroAppClasses.txt"
}
