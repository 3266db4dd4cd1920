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
  /// Bodies of types and extensions that it holds, in its order.
  var containers: [Container] = []
  /// Whether it is nested too deep for the parser.
  private let isTooDeep: Bool

  /// Statements inside of each other, after which the parser gives up.
  private static let maximumNesting = 256

  init(_ source: AppSource) {
    self.source = source
    var text = source.text
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let problem = Nesting.problem(in: bytes)
    isTooDeep = problem != nil
    var parser = Parser(isTooDeep ? "" : text, maximumNestingLevel: Self.maximumNesting)
    tree = SourceFileSyntax.parse(from: &parser)
    if let problem { say(.error, at: problem.offset, problem.text) }
  }

  /// Whether there is no tree of the whole file.
  var hasErrors: Bool { isTooDeep || tree.hasError }

  // MARK: Places

  /// The bytes of a node without what stands around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Bytes of the source.
  var size: Int { bytes.count }

  /// Of a byte, from 1.
  func line(of offset: Int) -> Int {
    // The last line that begins there or before.
    var (line, end) = (0, lineStarts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= offset { line = middle } else { end = middle }
    }
    return line + 1
  }

  /// The byte of a place, both from 1; the line's last one where the line is shorter.
  func offset(line: Int, column: Int) -> Int {
    let line = min(max(line, 1), lineStarts.count)
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    return min(lineStarts[line - 1] + max(column - 1, 0), max(end - 1, lineStarts[line - 1]))
  }

  func say(_ severity: SourceMessage.Severity, _ node: some SyntaxProtocol, _ text: String) {
    say(severity, at: range(node).lowerBound, text)
  }

  private func say(_ severity: SourceMessage.Severity, at offset: Int, _ text: String) {
    let line = line(of: offset)
    messages.append(
      SourceMessage(
        path: source.path, line: line, column: offset - lineStarts[line - 1] + 1, severity: severity, text: text))
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

  /// The source with other code in places, the largest of those that overlap, with as many lines as before; nil: spaces.
  func text(replacing changes: [(range: Range<Int>, code: String?)]) -> String {
    var (out, at): ([UInt8], Int) = ([], 0)
    let ordered = changes.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
    for change in ordered where change.range.lowerBound >= at {
      out += bytes[at..<change.range.lowerBound]
      let old = bytes[change.range]
      if let code = change.code {
        out += Array(code.utf8) + old.filter { $0 == 0x0A }
      } else {
        out += old.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
      }
      at = change.range.upperBound
    }
    return String(decoding: out + bytes[at...], as: UTF8.self)
  }

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

/// A literal of Swift, on one line.
func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\", "\"": "\\\(scalar)"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"" + escaped.joined() + "\""
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

extension ExprSyntax {
  /// A name, or up to four with points between, as tables know them; nil for any other expression. However long a chain of calls is, this is short.
  var path: String? {
    var (names, at): ([String], ExprSyntax) = ([], self)
    while names.count < 4 {
      if let name = at.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
        return (names + [name.baseName.text]).reversed().joined(separator: ".")
      }
      guard let member = at.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
        let base = member.base
      else { return nil }
      names.append(member.declName.baseName.text)
      at = base
    }
    return nil
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
