/// What `#if` asks for, as it is where an app runs here: a phone's debug build.
package struct SwiftConditions {
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.
  private let flags: Set<String>
  /// Whether a module is there.
  private let canImport: (String) -> Bool

  /// Longer ones do not hold, bytes.
  private static let maximumCount = 1_000

  package init(flags: Set<String>, canImport: @escaping (String) -> Bool) {
    (self.flags, self.canImport) = (flags, canImport)
  }

  /// Whether a condition holds: `os(iOS) && !DEBUG`. What is not known does not.
  package func hold(_ condition: String) -> Bool {
    guard condition.utf8.count <= Self.maximumCount else { return false }
    var reader = Reader(tokens: Self.tokens(condition)[...])
    return any(&reader)
  }

  /// Words, with marks between.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var isInWord = false
    for character in text where !character.isWhitespace || isInWord {
      let isWord = character.isLetter || character.isNumber || character == "_" || character == "."
      if character.isWhitespace {
        isInWord = false
      } else if isWord, isInWord {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
        isInWord = isWord
      }
    }
    return tokens
  }

  private struct Reader {
    var tokens: ArraySlice<String>

    mutating func take(_ marks: String...) -> Bool {
      guard tokens.starts(with: marks) else { return false }
      tokens.removeFirst(marks.count)
      return true
    }
  }

  private func any(_ reader: inout Reader) -> Bool {
    var holds = all(&reader)
    while reader.take("|", "|") {
      let next = all(&reader)
      holds = holds || next
    }
    return holds
  }

  private func all(_ reader: inout Reader) -> Bool {
    var holds = one(&reader)
    while reader.take("&", "&") {
      let next = one(&reader)
      holds = holds && next
    }
    return holds
  }

  private func one(_ reader: inout Reader) -> Bool {
    if reader.take("!") { return !one(&reader) }
    if reader.take("(") {
      let holds = any(&reader)
      _ = reader.take(")")
      return holds
    }
    guard let word = reader.tokens.popFirst() else { return false }
    guard reader.take("(") else { return word == "true" || word == "DEBUG" || flags.contains(word) }
    var argument: [String] = []
    while let next = reader.tokens.popFirst(), next != ")" { argument.append(next) }
    switch word {
    case "os": return argument == ["iOS"]
    case "canImport": return argument.first.map { canImport(String($0.prefix { $0 != "." })) } ?? false
    case "swift", "compiler": return argument.first == ">"
    default: return false
    }
  }
}
