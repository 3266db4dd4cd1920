import HeroGeometry
import HeroJSON

extension Color {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa` (any case); nil for anything else.
  package init?(hex: String) {
    guard hex.first == "#" else { return nil }
    var digits: [Double] = []
    for byte in hex.utf8.dropFirst() {
      switch byte {
      case 0x30...0x39: digits.append(Double(byte) - 0x30)
      case 0x41...0x46: digits.append(Double(byte) - 0x41 + 10)
      case 0x61...0x66: digits.append(Double(byte) - 0x61 + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3: self.init(red: digits[0] / 15, green: digits[1] / 15, blue: digits[2] / 15)
    case 6, 8:
      var bytes: [Double] = []
      for index in stride(from: 0, to: digits.count, by: 2) {
        bytes.append((digits[index] * 16 + digits[index + 1]) / 255)
      }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1)
    default: return nil
    }
  }

  /// Reads a colour as the scene format writes it in strings: hexadecimal, a CSS name, `clear`, or a UIKit colour's name.
  package init?(named name: String) { self.init(named: name, .light) }

  /// The same as a look has it.
  package init?(named name: String, _ appearance: Appearance) {
    if let color = Color(hex: name) ?? NamedColors.color(name, appearance) {
      self = color
    } else {
      return nil
    }
  }
}

extension Color {
  /// `#rrggbb` or `#rrggbbaa` that reads back the same; nil for a colour between their steps.
  package var hex: String? {
    var text = "#"
    for component in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] {
      let byte = (component * 255).rounded()
      guard (0...255).contains(byte), byte / 255 == component else { return nil }
      let digits = String(Int(byte), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}

extension JSONValue {
  /// A colour as scene files have it: `#rrggbbaa` where that reads back the same, else by components.
  package static func color(_ color: Color) -> JSONValue {
    if let hex = color.hex { return .string(hex) }
    var members = [("r", color.red), ("g", color.green), ("b", color.blue)].map { Member($0, .number($1)) }
    if color.alpha != 1 { members.append(Member("a", .number(color.alpha))) }
    return .object(members)
  }
}
