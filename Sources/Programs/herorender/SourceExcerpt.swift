import Foundation
import HeroExplanation
import HeroFiles
import HeroInspection
import HeroModel
import HeroRender

/// What is said of a file as a terminal shows it: in colour, with the lines that it is about and a mark under each place, as compilers do.
struct SourceExcerpt {
  /// Characters of a line that are shown at most, about the place.
  private static let width = 100
  /// Bytes of a line of which a part is shown; nobody has written a longer one by hand.
  private static let longestLine = 100_000

  /// What is said, as its colour.
  enum Tone: String {
    case error = "1;31"
    case warning = "1;33"
    case answer = "1;36"
  }

  private let file: String
  private let isColored: Bool
  /// None where the file cannot be read again.
  private let lines: [ArraySlice<UInt8>]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: As the user named it.
  ///   - isColored: Whether colours are welcome.
  init(of file: String, isColored: Bool) {
    self.file = file
    self.isColored = isColored
    lines = FileSystem.bytes(of: file)?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
  }

  /// The lines for a diagnostic.
  func lines(_ diagnostic: Diagnostic) -> [String] {
    let subject = diagnostic.jsonPath.isEmpty ? "" : "\(diagnostic.jsonPath): "
    let (line, column) = (diagnostic.line, diagnostic.column)
    let head = head(
      line, column, "\(diagnostic.severity.rawValue):", diagnostic.severity == .error ? .error : .warning,
      subject + diagnostic.message)
    return [head] + mark(line, column)
  }

  /// The lines for what `lint` finds.
  func lines(_ finding: LintFinding) -> [String] {
    let (line, column) = (finding.location.line, finding.location.column)
    let head = head(line, column, "warning:", .warning, finding.sentence)
    return ["\(head) \(painted("[\(finding.rule.rawValue)]", Tone.warning.rawValue))"] + mark(line, column)
  }

  /// The lines for what `explain` answers: its place, those of the words that it comes from, and the rest of it.
  func lines(_ block: ExplanationReport.Block) -> [String] {
    let (line, column) = (block.location.line, block.location.column)
    var lines = [head(line, column, "\(block.rule):", block.isFault ? .warning : .answer, block.sentence)]
    lines += mark(line, column)
    lines += block.words.flatMap { mark($0.location.line, $0.location.column, " \($0.written) of \($0.speaker)") }
    return lines + block.rows.map { "  \(painted($0.label, Self.dim))\($0.text.printable)" }
  }

  private static let (bold, dim, green) = ("1", "2", "1;32")

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text.printable)\u{1B}[0m" : text.printable
  }

  private func head(_ line: Int, _ column: Int, _ label: String, _ tone: Tone, _ sentence: String) -> String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    return "\(painted("\(place):", Self.bold)) \(painted(label, tone.rawValue)) \(sentence.printable)"
  }

  /// The line of a place, and a mark under it with a note behind; none where the file has no such place.
  private func mark(_ line: Int, _ column: Int, _ note: String = "") -> [String] {
    guard let (text, place) = excerpt(line, column) else { return [] }
    let margin = String(repeating: " ", count: "\(line)".count)
    return [
      "\(painted(" \(line) |", Self.dim)) \(text)",
      "\(painted(" \(margin) |", Self.dim)) \(String(repeating: " ", count: place))\(painted("^\(note)", Self.green))",
    ]
  }

  /// A line, its ends left out where it is long, and a column in it, from 0; nil where there is no such place.
  private func excerpt(_ line: Int, _ column: Int) -> (text: String, column: Int)? {
    guard column > 0, lines.indices.contains(line - 1), lines[line - 1].count <= Self.longestLine else { return nil }
    // One column for each scalar: tabs, and what a terminal would act on, become a space.
    let scalars = String(decoding: lines[line - 1], as: UTF8.self).unicodeScalars.map { scalar -> Character in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let column = column - 1
    guard column <= scalars.count else { return nil }
    let width = Self.width
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
    for line in SourceExcerpt(of: diagnostic.file, isColored: allowsColor).lines(diagnostic) { noteRaw(line + "\n") }
  }
}
