import HeroMarkup

extension JSONValue {
  /// The document on a single line without a line break at its end.
  package var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The document on a single line without any space.
  package var compact: String {
    var text = ""
    write(to: &text, indent: nil, space: "")
    return text
  }

  /// The document with a key per line, indented by one space a level; arrays of plain numbers stay on one line, and so does what lies
  /// `inlineDepth` levels deep. Ends in a line break.
  package func pretty(inlineDepth: Int = .max) -> String {
    var text = ""
    write(to: &text, indent: 0, inlineDepth: inlineDepth)
    return text + "\n"
  }

  private var isNumericArray: Bool {
    guard case .array(let values) = self else { return false }
    return values.allSatisfy {
      switch $0 {
      case .number, .integer: true
      default: false
      }
    }
  }

  private func write(to text: inout String, indent: Int?, inlineDepth: Int = .max, space: String = " ") {
    let indent = indent.flatMap { $0 < inlineDepth && !isNumericArray ? $0 : nil }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value):
      // Adding zero turns −0 into 0; Swift's description is the shortest that reads back, and valid JSON.
      text += value.isFinite ? (value + 0).description : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, open: "[", close: "]", indent: indent, space, to: &text) { value, text, indent in
        value.write(to: &text, indent: indent, inlineDepth: inlineDepth, space: space)
      }
    case .object(let members):
      Self.write(members, open: "{", close: "}", indent: indent, space, to: &text) { member, text, indent in
        Self.write(member.key, to: &text)
        text += ":" + space
        member.value.write(to: &text, indent: indent, inlineDepth: inlineDepth, space: space)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], open: String, close: String, indent: Int?, _ space: String, to text: inout String,
    item write: (Item, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += inner == nil ? "," + space : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(item, &text, inner)
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.steersTerminals:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  /// With whole numbers as people write them, without a point.
  package var withWholeNumbers: JSONValue {
    switch self {
    case .number(let value): Int(exactly: value).map { .integer($0) } ?? self
    case .array(let values): .array(values.map(\.withWholeNumbers))
    case .object(let members): .object(members.map { Member($0.key, $0.value.withWholeNumbers) })
    default: self
    }
  }
}
