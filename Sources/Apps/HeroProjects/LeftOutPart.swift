import HeroJSON

/// A part of an app's or a library's source that does not compile here, and that its copy goes without.
package struct LeftOutPart: Equatable, Sendable {
  /// The source, by its path in the folder of its module (`HeroApp.json`).
  package var file: String
  /// `CardsViewController.bind()`; empty: the file.
  package var declaration: String
  /// `statement 12:5` (where it begins), `body`, `get`, `set`, `value`, `default NAME`, `conformance NAME`, `declaration`, `file` …
  package var part: String
  /// Of the first error, from 1.
  package var line: Int
  /// What the compiler said.
  package var error: String

  init?(_ value: JSONValue) {
    guard let file = value["file"]?.text, let declaration = value["declaration"]?.text, let part = value["part"]?.text
    else { return nil }
    (self.file, self.declaration, self.part) = (file, declaration, part)
    (line, error) = (value["line"]?.whole ?? 1, value["error"]?.text ?? "")
  }

  /// Whether it is gone only because of another.
  var isFollowing: Bool { error.hasPrefix("it needs '") || error.hasPrefix("what ") }

  package var json: JSONValue {
    [
      "file": .string(file), "declaration": .string(declaration), "part": .string(part), "line": .integer(line),
      "error": .string(error),
    ]
  }

  /// For people: `CardsViewController.bind()`, `the initial value of CardsViewController.bag`, `the file`.
  package var title: String {
    let words = part.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "statement": return "\(declaration), line \(words.last?.split(separator: ":").first ?? "")"
    case "file": return "the whole file"
    case "value": return "the initial value of \(declaration)"
    case "initializer": return "the initialisers of \(declaration)"
    case "override": return "'override' of \(declaration)"
    case "default": return "the default of '\(words.last ?? "")' in \(declaration)"
    case "conformance": return "the conformance of \(declaration) to \(words.last ?? "")"
    case "get", "set", "willSet", "didSet": return "\(declaration) (\(part))"
    case "declaration": return "\(declaration), all of it"
    default: return declaration
    }
  }
}

/// A part that the film has come to.
package struct MetPart: Equatable, Sendable {
  /// Seconds since the app started.
  package var time: Double
  package var declaration: String
  package var file: String
  package var line: Int
  package var error: String

  init?(_ value: JSONValue) {
    guard let declaration = value["declaration"]?.text, let file = value["file"]?.text else { return nil }
    (self.declaration, self.file, time) = (declaration, file, value["time"]?.real ?? 0)
    (line, error) = (value["line"]?.whole ?? 1, value["error"]?.text ?? "")
  }

  /// For people, without its time.
  package var words: String {
    declaration.isEmpty ? error : "\(declaration), line \(line) of \(file): \(error)"
  }

  package var json: JSONValue {
    [
      "time": .number(time), "declaration": .string(declaration), "file": .string(file), "line": .integer(line),
      "error": .string(error),
    ]
  }
}
