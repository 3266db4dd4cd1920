import Foundation

/// Help that fits the terminal: what the argument parser would tear apart is laid out before.
///
/// Lines that begin with two spaces are rows: a command or a word, and after two spaces or more what it is for. Where a row is too wide, the
/// comment of a command stands above it after a `#`, and a command that is still too wide goes on after a `\`, so that it can be pasted.
enum HelpText {
  /// Columns: `COLUMNS`, else the terminal's, else 80, as the argument parser has it.
  private static let columns: Int = {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text), columns > 0 {
      return columns
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }()

  static func wrapped(_ text: String) -> String { wrapped(text, columns: columns) }

  static func wrapped(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { row(String($0), columns) }.joined(separator: "\n")
  }

  /// What the argument parser itself leaves too wide in a help.
  static func narrowed(_ help: String) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard line.count > columns, line.hasPrefix("USAGE: ") || line.hasPrefix("  See ") else { return [String(line)] }
      // What stands in brackets is one word.
      let words = line.drop { $0 == " " }.split(separator: " ").reduce(into: [String]()) { words, part in
        if let last = words.last, last.hasPrefix("["), !last.contains("]") {
          words[words.count - 1] += " \(part)"
        } else {
          words.append(String(part))
        }
      }
      let indent = line.prefix { $0 == " " }.count
      return broken(words, columns, indent: indent, next: indent + 7, end: "")
    }.joined(separator: "\n")
  }

  private static func row(_ line: String, _ columns: Int) -> [String] {
    guard line.hasPrefix("  "), line.count > columns else { return [line] }
    let content = line.drop { $0 == " " }
    let gap = content.range(of: "  ")
    let subject = String(content[..<(gap?.lowerBound ?? content.endIndex)])
    let comment = gap.map { content[$0.upperBound...].drop { $0 == " " } }.map(String.init)
    guard subject.hasPrefix("herorender ") else {
      // A word and what it means, which goes on under itself.
      guard let comment else { return [line] }
      let indent = line.count - comment.count
      guard indent + 20 <= columns else { return ["  \(subject)"] + filled(comment, columns, indent: 4) }
      var lines = filled(comment, columns, indent: indent)
      lines[0] = "\(line.prefix(indent))\(lines[0].dropFirst(indent))"
      return lines
    }
    let above = comment.map { filled($0, columns - 2, indent: 2).map { "  # \($0.dropFirst(2))" } } ?? []
    return above + command(subject, columns)
  }

  /// Words in lines of at most so many columns, each indented.
  private static func filled(_ text: String, _ columns: Int, indent: Int) -> [String] {
    broken(text.split(separator: " ").map(String.init), columns, indent: indent, next: indent, end: "")
  }

  /// A command in lines that end with a backslash but for the last.
  private static func command(_ text: String, _ columns: Int) -> [String] {
    // What stands in quotes is one word.
    var words: [String] = []
    var quote: Character?
    for part in text.split(separator: " ") {
      if quote != nil { words[words.count - 1] += " \(part)" } else { words.append(String(part)) }
      for character in part where character == "\"" || character == "'" {
        if quote == character { quote = nil } else if quote == nil { quote = character }
      }
    }
    return broken(words, columns, indent: 2, next: 6, end: " \\")
  }

  private static func broken(_ words: [String], _ columns: Int, indent: Int, next: Int, end: String) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count + end.count > columns {
        lines.append(line + end)
        (line, isEmpty) = (String(repeating: " ", count: next), true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
