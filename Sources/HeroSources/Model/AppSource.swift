/// A Swift file of an app.
public struct AppSource: Equatable, Sendable {
  /// Of the copy, one of its kind in the module: `+Home+Cell.swift`.
  public let name: String
  /// Of the original, as messages show it.
  public let path: String
  public let text: String

  /// Makes a source.
  public init(name: String, path: String, text: String) {
    (self.name, self.path, self.text) = (name, path, text)
  }
}

/// A copy that compiles here.
public struct RewrittenSource: Equatable, Sendable {
  public let name: String
  public let text: String
}

/// What the rewriter has to say about a place of a source.
public struct SourceMessage: Equatable, Sendable, CustomStringConvertible {
  /// Whether a copy is made in spite of it.
  public enum Severity: String, Sendable {
    case error, warning
  }

  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes.
  public let column: Int
  public let severity: Severity
  public let text: String

  /// As a compiler says it.
  public var description: String { "\(path):\(line):\(column): \(severity): \(text)" }
}

/// The files of one module.
public struct RewrittenModule: Equatable, Sendable {
  /// A copy of each source, in their order, then the generated file and the list of classes. Empty where there are errors of
  /// syntax; other errors stand in the copies too.
  public let files: [RewrittenSource]
  /// Of all files, by file and place.
  public let messages: [SourceMessage]

  /// The name of the file that registers the module's classes.
  public static let generatedName = "HeroAppMembers.swift"
  /// The name of the list of the module's classes, for modules that depend on it.
  public static let classesName = "HeroAppClasses.txt"
}

/// The name of the copy of a source, by its path in the app's folder: `Home/Cell.swift` is `+Home+Cell.swift`. The plugin names them so too.
///
/// No copy has its original's name: the compiler warns where two files give one `#fileID`. None is `main.swift`, which would be a program.
public func copyName(of path: String) -> String { "+" + path.split(separator: "/").joined(separator: "+") }
