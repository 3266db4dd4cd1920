import Foundation
import HeroFiles

/// Reads property lists that others have written: XML, or the older form with braces.
enum PropertyList {
  /// Foundation's readers call themselves for what lies in a list, and the stack has an end. A project has 4 levels.
  private static let maximumDepth = 100

  /// What a property list holds.
  ///
  /// - Throws: A `ProjectError` for what is none, for a binary one, and for one that is nested deeper than `maximumDepth`.
  static func read(_ bytes: [UInt8], file: String) throws(ProjectError) -> Any {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw ProjectError(file, "this property list is binary; write it as text: plutil -convert xml1 FILE")
    }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: Data(bytes), encoding: .utf16).map { Array($0.utf8) } : bytes
    if let text, !text.contains(0) {
      if let line = lineTooDeep(text) {
        throw ProjectError("\(file):\(line)", "this property list is nested more than \(maximumDepth) levels deep")
      }
      if let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) { return list }
    }
    throw ProjectError(file, "this is not a property list: it may contain merge conflict marks, or be cut short")
  }

  /// The line at which a list has too many levels; nil for one that has not. What begins as XML and is none is read in the older form.
  private static func lineTooDeep(_ text: [UInt8]) -> Int? {
    let isMarkup = text.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
    for readsMarkup in isMarkup ? [true, false] : [false] {
      var scan = Scan(text: text)
      while scan.at < text.count, scan.depth <= maximumDepth { if readsMarkup { scan.markup() } else { scan.braces() } }
      if scan.depth > maximumDepth { return text.prefix(scan.at).count { $0 == UInt8(ascii: "\n") } + 1 }
    }
    return nil
  }

  /// Counts what is open.
  private struct Scan {
    let text: [UInt8]
    var at = 0
    var depth = 0

    private func begins(_ word: StaticString) -> Bool {
      text.count - at >= word.utf8CodeUnitCount
        && (0..<word.utf8CodeUnitCount).allSatisfy { text[at + $0] == word.utf8Start[$0] }
    }

    /// Passes over everything up to a word and it, or to the end.
    private mutating func pass(_ word: StaticString) {
      while at < text.count, !begins(word) { at += 1 }
      at = min(text.count, at + word.utf8CodeUnitCount)
    }

    /// Takes a step in XML.
    mutating func markup() {
      if begins("<!--") { return pass("-->") }
      if begins("<![CDATA[") { return pass("]]>") }
      if begins("</") { depth -= 1 } else if begins("<"), !begins("<!"), !begins("<?") { depth += 1 }
      if begins("/>") { depth -= 1 }
      at += 1
    }

    /// Takes a step in the older form.
    mutating func braces() {
      switch text[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = text[at]
        at += 1
        while at < text.count, text[at] != quote { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
      case UInt8(ascii: "/") where begins("//"): while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: "/") where begins("/*"): return pass("*/")
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      at += 1
    }
  }
}
