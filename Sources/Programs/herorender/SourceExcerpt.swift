import Foundation
import HeroFiles
import HeroModel

/// A diagnostic as a terminal shows it: in colour, with the line that it is about and a mark under the mistake, as compilers do.
enum SourceExcerpt {
  /// Characters of a line that are shown at most, about the mistake.
  private static let width = 100
  /// Bytes of a line of which a part is shown; nobody has written a longer one by hand.
  private static let longestLine = 100_000

  /// The lines for people.
  ///
  /// - Parameter isColored: Whether colours are welcome.
  static func lines(_ diagnostic: Diagnostic, isColored: Bool) -> [String] {
    func painted(_ text: String, _ code: String) -> String {
      isColored ? "\u{1B}[\(code)m\(text.printable)\u{1B}[0m" : text.printable
    }
    let place =
      diagnostic.line > 0 ? "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)" : diagnostic.file
    let subject = diagnostic.jsonPath.isEmpty ? "" : "\(diagnostic.jsonPath): "
    let severity = painted("\(diagnostic.severity.rawValue):", diagnostic.severity == .error ? "1;31" : "1;33")
    let head = "\(painted("\(place):", "1")) \(severity) \((subject + diagnostic.message).printable)"
    guard let (text, column) = excerpt(of: diagnostic) else { return [head] }
    let number = "\(diagnostic.line)"
    let margin = String(repeating: " ", count: number.count)
    return [
      head, "\(painted(" \(number) |", "2")) \(text)",
      "\(painted(" \(margin) |", "2")) \(String(repeating: " ", count: column))\(painted("^", "1;32"))",
    ]
  }

  /// A line of a text, from 1; nil when it has fewer.
  private static func line(_ number: Int, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes[...]
    for _ in 1..<number {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }

  /// The line, its ends left out where it is long, and the column of the mistake in it, from 0; nil where there is no such line.
  private static func excerpt(of diagnostic: Diagnostic) -> (text: String, column: Int)? {
    guard diagnostic.line > 0, diagnostic.column > 0, let bytes = FileSystem.bytes(of: diagnostic.file),
      let line = line(diagnostic.line, of: bytes), line.count <= longestLine
    else { return nil }
    // One column for each scalar: tabs, and what a terminal would act on, become a space.
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map { scalar -> Character in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let column = diagnostic.column - 1
    guard column <= scalars.count else { return nil }
    let start = scalars.count > width ? max(min(column - width / 2, scalars.count - width), 0) : 0
    let shown = scalars[start..<min(start + width, scalars.count)]
    let (before, after) = (start > 0 ? "…" : "", start + shown.count < scalars.count ? "…" : "")
    return (before + String(shown).printable + after, column - start + before.count)
  }
}

extension Console {
  /// Writes a diagnostic to standard error: a line, and on a terminal the place in the source under it.
  static func diagnostic(_ diagnostic: Diagnostic) {
    guard hasProgressTerminal else { return note(diagnostic.text) }
    for line in SourceExcerpt.lines(diagnostic, isColored: allowsColor) { noteRaw(line + "\n") }
  }
}
