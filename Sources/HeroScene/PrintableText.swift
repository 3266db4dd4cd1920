extension String {
  /// The text for a terminal: characters that would steer it or break the line are written out, as `\n`, `\t`, `\r` or `\u{1b}`.
  ///
  /// Names and paths come from files of others. A text that holds no such character stays as it is.
  public var printable: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.steersTerminals: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the character instead of showing it: C0, DEL, C1, line and paragraph separators, and the
  /// embeddings, overrides and isolates of bidirectional text.
  public var steersTerminals: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
