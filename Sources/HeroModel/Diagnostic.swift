import HeroMarkup

/// One problem of a scene, with its place.
package struct Diagnostic: Equatable, Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Equatable, Hashable, Sendable {
    /// The scene cannot be used.
    case error
    /// It can, but probably does not do what was meant.
    case warning
  }

  /// The file as the user named it.
  package var file: String
  /// 1-based; 0 when unknown.
  package var line: Int
  /// 1-based, in Unicode scalars; 0 when unknown.
  package var column: Int
  /// Default: error.
  package var severity: Severity
  /// `$.screens.list.view.frame`; empty when the problem is not one of a JSON value.
  package var jsonPath: String
  /// What is wrong and what to do.
  package var message: String

  /// Makes a diagnostic.
  package init(
    file: String, line: Int = 0, column: Int = 0, severity: Severity = .error, jsonPath: String = "", message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.jsonPath = jsonPath
    self.message = message
  }

  /// `file:line:column: error: $.json.path: message`, a single printable line.
  package var text: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let subject = jsonPath.isEmpty ? "" : "\(jsonPath): "
    return "\(place): \(severity.rawValue): \(subject)\(message)".printable
  }
}

/// All problems that keep a scene from being used, in file order.
package struct SceneError: Error, Equatable, Sendable {
  /// At least one, each of severity error.
  package var diagnostics: [Diagnostic]

  /// Makes the error.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
