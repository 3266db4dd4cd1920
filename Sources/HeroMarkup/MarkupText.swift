/// Text in XML and HTML.
package enum MarkupText {
  /// Between tags. Control characters, which XML forbids, become question marks.
  package static func escape(_ text: String) -> String {
    var escaped = ""
    // Scalar by scalar: a bracket with a combining mark behind it is one character, and still opens a tag.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// In a quoted attribute.
  package static func attribute(_ text: String) -> String {
    escape(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  /// JSON that cannot end the script element that it stands in.
  package static func script(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { safe, scalar in
      if scalar == "<" { safe += "\\u003c" } else { safe.unicodeScalars.append(scalar) }
    }
  }
}
