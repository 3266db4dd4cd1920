extension String {
  /// The text for a terminal: characters that would steer it or break the line are written out, as `\n`, `\t`, `\r` or `\u{1b}`.
  ///
  /// Names and paths come from files of others. A text that holds no such character stays as it is.
  package var printable: String {
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
