internal import SwiftParser
internal import SwiftSyntax

/// A source with its tree and the changes of its text.
final class ParsedSource {
  let source: AppSource
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var edits: [(range: Range<Int>, text: String, order: Int)] = []
  private(set) var messages: [SourceMessage] = []
  /// Stands after the last line.
  var tail: [String] = []

  init(_ source: AppSource) {
    self.source = source
    var text = source.text
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: text)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  // MARK: Places

  /// The bytes of a node without what stands around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func say(_ severity: SourceMessage.Severity, _ node: some SyntaxProtocol, _ text: String) {
    let offset = range(node).lowerBound
    let line = lineStarts.lastIndex { $0 <= offset } ?? 0
    messages.append(
      SourceMessage(
        path: source.path, line: line + 1, column: offset - lineStarts[line] + 1, severity: severity, text: text))
  }

  /// Lets the copy have the errors too, at their lines: the compiler goes on, and tells what else is wrong with the module.
  func repeatErrors() {
    tail += messages.filter { $0.severity == .error }.map {
      "#sourceLocation(file: \(quoted(source.path)), line: \($0.line))\n#error(\(quoted($0.text)))\n#sourceLocation()"
    }
  }

  // MARK: Changes

  /// Puts a text in the place of a node. Lines that it has too few of are added inside of its first parenthesis, else after it.
  func replace(_ node: some SyntaxProtocol, with text: String) { replace(range(node), with: text) }

  func replace(_ range: Range<Int>, with text: String) {
    let lost = bytes[range].count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
    var text = text
    if lost > 0 {
      let place = text.firstIndex(of: "(").map { text.index(after: $0) } ?? text.endIndex
      text.insert(contentsOf: String(repeating: "\n", count: lost), at: place)
    }
    edits.append((range, text, edits.count))
  }

  /// Puts spaces in the place of a node.
  func blank(_ node: some SyntaxProtocol) { blank(range(node)) }

  func blank(_ range: Range<Int>) {
    edits.append(
      (range, String(decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self), edits.count))
  }

  /// Puts a text before a byte.
  func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text, edits.count)) }

  /// The copy's text.
  var rewritten: String {
    var out: [UInt8] = Array("#sourceLocation(file: \(quoted(source.path)), line: 1)\n".utf8)
    var at = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.order) < ($1.range.lowerBound, $1.range.upperBound, $1.order)
    }
    for edit in ordered where edit.range.lowerBound >= at {
      out += bytes[at..<edit.range.lowerBound]
      out += Array(edit.text.utf8)
      at = edit.range.upperBound
    }
    out += bytes[at...]
    if !tail.isEmpty { out += Array(("\n#sourceLocation()\n" + tail.joined(separator: "\n") + "\n").utf8) }
    return String(decoding: out, as: UTF8.self)
  }
}

/// A literal of Swift.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

extension SyntaxProtocol {
  /// The code on one line, without comments.
  var plain: String {
    var out = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !out.isEmpty, !token.leadingTrivia.isEmpty { out += " " }
      out += token.text
      if !token.trailingTrivia.isEmpty { out += " " }
    }
    return out.trimmed.replacing("  ", with: " ")
  }
}

extension String {
  /// Without spaces at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
