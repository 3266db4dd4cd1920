/// Line and column, 1-based, the column in Unicode scalars.
package struct TextPlace: Equatable, Hashable, Comparable, Sendable {
  /// From 1.
  package var line: Int32
  /// From 1, in Unicode scalars.
  package var column: Int32

  package init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// In reading order.
  package static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place some scalars further on the same line.
  package func advanced(by scalars: Int) -> TextPlace {
    TextPlace(line: line, column: Int32(clamping: Int(column) + scalars))
  }
}

/// One use of a text that is filled in several times.
package struct JSONUse: Equatable, Sendable {
  /// What messages say between "in" and the place: "component 'cell', used".
  package var what: String
  /// Where it is used.
  package var place: TextPlace

  package init(what: String, place: TextPlace) {
    self.what = what
    self.place = place
  }
}

/// The way from the top of a JSON document to a value; its text is made only when somebody asks.
package indirect enum JSONPath: Equatable, Sendable {
  case root
  case key(JSONPath, String)
  case index(JSONPath, Int)
  /// A way through a text that is filled in for a use of it: the way to the text, the use, and the way to the use.
  case instance(JSONPath, JSONUse, of: JSONPath)

  /// `$.screens.list.view.subviews[2]`; keys that are not plain words are quoted: `$.set["list/card"]`.
  package var text: String {
    var parts: [String] = []
    var node = self
    walk: while true {
      switch node {
      case .root: break walk
      case .key(let parent, let key):
        parts.append(Self.isPlainWord(key) ? ".\(key)" : "[\"\(Self.escaped(key))\"]")
        node = parent
      case .index(let parent, let index):
        parts.append("[\(index)]")
        node = parent
      case .instance(let text, _, _): node = text
      }
    }
    return "$" + parts.reversed().joined()
  }

  /// The uses that the text of the value is filled in for, the innermost first; empty for what stands for itself.
  package var uses: [JSONUse] {
    var uses: [JSONUse] = []
    var node = self
    while true {
      switch node {
      case .root: return uses
      case .key(let parent, _), .index(let parent, _): node = parent
      case .instance(_, let use, let outer):
        uses.append(use)
        node = outer
      }
    }
  }

  private static func isPlainWord(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }

  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
