import Foundation

/// A rule (`P4`), a section of the rules (`§8`), a fact (`fact sheet 5.8`) or one of the scene words (`scene words W1`) that a text names.
struct Citation: Hashable, CustomStringConvertible {
  enum Kind: String {
    case rule, fact, word
  }

  let kind: Kind
  /// `P4`, `8`, `5.8`, `W1`.
  let number: String

  /// The page that answers it, from the repository's root.
  var page: String {
    switch kind {
    case .rule: "docs/semantics.md"
    case .fact: "docs/core-animation.md"
    case .word: "docs/scene-words.md"
    }
  }

  /// The anchor on that page.
  var anchor: String { number.lowercased() }

  var description: String { "\(kind.rawValue) \(number)" }
}

extension Citation {
  /// What a Swift file cites: in strings by form, in comments every word that looks like a rule.
  static func all(inSwift text: String) -> [Citation] {
    let comments = text.matches(of: /\/\/.*/).map { String($0.output) }.joined(separator: "\n")
    // A citation may run on in the next line of a comment.
    let joined = text.replacing(/\n[ \t]*\/\/+[ \t]?/, with: " ")
    // Names of tablets have the same form as rules.
    return formal(joined.replacing(/inch \(M\d+\)/, with: "")) + words(comments)
  }

  /// What a page of Markdown or a printed text cites.
  static func all(inText text: String) -> [Citation] {
    formal(text.replacing("\n", with: " ")) + words(text.replacing(/(?s)```.*?```/, with: ""))
  }

  /// "rule P4", "Rules I4, I5", whatever the letter; "(V2)", "(P4, P5)"; a string that is nothing but a rule; "§8";
  /// "fact sheet 5.8", "facts 6.5, 6.6", "Fact sheets 5.11–5.13", "fact sheet 7"; "scene words W1",
  /// "scene words W1 and W5".
  private static func formal(_ text: String) -> [Citation] {
    var found: [Citation] = []
    for match in text.matches(of: /[Rr]ules? ([A-Z]\d+(?:(?:, (?:and )?| and | or | to |[–…-])[A-Z]\d+)*)/) {
      found += rules(in: match.output.1)
    }
    for match in text.matches(of: /\(([MSVPLTDIC]\d{1,2}(?:(?:, | and |[–…-])[MSVPLTDIC]\d{1,2})*)\)/) {
      found += rules(in: match.output.1)
    }
    for match in text.matches(of: /"([MSVPLTDIC]\d{1,2})"/) { found += rules(in: match.output.1) }
    for match in text.matches(of: /§(\d+)/) { found.append(Citation(kind: .rule, number: String(match.output.1))) }
    let facts = /\b[Ff]act(?:s|(?: sheets?)) (\d+(?:\.\d+)?(?:(?:, (?:and )?| and | or | to |[–…-])\d+(?:\.\d+)?)*)/
    for match in text.matches(of: facts) {
      found += match.output.1.matches(of: /\d+(?:\.\d+)?/).map { Citation(kind: .fact, number: String($0.output)) }
    }
    for match in text.matches(of: /\b[Ss]cene words (W\d+(?:(?:, (?:and )?| and | or | to |[–…-])W\d+)*)/) {
      found += match.output.1.matches(of: /W\d+/).map { Citation(kind: .word, number: String($0.output)) }
    }
    return found
  }

  private static func rules(in list: Substring) -> [Citation] {
    list.matches(of: /[A-Z]\d+/).map { Citation(kind: .rule, number: String($0.output)) }
  }

  /// Every word that looks like a rule, unless it is code in backticks.
  private static func words(_ text: String) -> [Citation] {
    text.replacing(/`[^`\n]*`/, with: "").matches(of: /\b[MSVPLTDIC]\d{1,2}\b/)
      .map { Citation(kind: .rule, number: String($0.output)) }
  }
}
