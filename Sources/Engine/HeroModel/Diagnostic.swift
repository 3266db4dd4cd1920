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

  package init(
    file: String, line: Int = 0, column: Int = 0, severity: Severity = .error, jsonPath: String = "", message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.jsonPath = jsonPath.shortened(to: Self.longestPath)
    self.message = message.shortened(to: Self.longestMessage)
  }

  /// Characters of a path and of a message that are kept; names in them may be as long as the file.
  private static let (longestPath, longestMessage) = (4000, 1000)

  /// `file:line:column: error: $.json.path: message`, a single printable line.
  package var text: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let subject = jsonPath.isEmpty ? "" : "\(jsonPath): "
    return "\(place): \(severity.rawValue): \(subject)\(message)".printable
  }
}

/// The problems that keep a scene from being used, in file order.
package struct SceneError: Error, Equatable, Sendable {
  /// At least one, each of severity error.
  package var diagnostics: [Diagnostic]

  /// So many are told at most: whoever mends them has the file read again.
  package static let mostDiagnostics = 20

  /// The error; where there are more problems than are told, the last one that is told says so.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    guard diagnostics.count > Self.mostDiagnostics else { return }
    var more = diagnostics[Self.mostDiagnostics - 1]
    (more.jsonPath, more.message) = ("", "there are more errors from here on; mend those before first")
    self.diagnostics = diagnostics.prefix(Self.mostDiagnostics - 1) + [more]
  }
}

extension String {
  /// At most so many Unicode scalars: of a longer text the first and last ones, and `…` between them.
  fileprivate func shortened(to count: Int) -> String {
    // A scalar takes a byte at least.
    guard utf8.count > count, unicodeScalars.count > count else { return self }
    let part = count / 2
    return String(unicodeScalars.prefix(part)) + "…" + String(unicodeScalars.suffix(count - part - 1))
  }
}
