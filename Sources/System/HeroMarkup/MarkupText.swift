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

  /// A path between tags, which breaks behind its slashes.
  package static func path(_ path: String) -> String { escape(path).replacing("/", with: "/<wbr>") }

  /// In a quoted attribute.
  package static func attribute(_ text: String) -> String {
    escape(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  /// A path as an address of a page or in Markdown: UTF-8, with per cent signs for what would end the address there, or begin a scheme.
  ///
  /// Source: RFC 3986, 3.3: a path holds unreserved characters and sub-delimiters; of these the parentheses and the semicolon go, and the colon.
  package static func address(_ path: String) -> String {
    path.utf8.reduce(into: "") { address, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "/-._~!$&'*+,=@".utf8.contains(byte): address.unicodeScalars.append(Unicode.Scalar(byte))
      default: address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// JSON that cannot end the script element that it stands in.
  package static func script(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { safe, scalar in
      if scalar == "<" { safe += "\\u003c" } else { safe.unicodeScalars.append(scalar) }
    }
  }
}
