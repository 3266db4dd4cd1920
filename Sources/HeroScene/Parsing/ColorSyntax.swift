import HeroGeometry

extension Color {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa` (any case); nil for anything else.
  public init?(hex: String) {
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
      let starts = Array(stride(from: 0, to: digits.count, by: 2))
      let bytes: [Double] = starts.map { (digits[$0] * 16 + digits[$0 + 1]) / 255 }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1)
    default: return nil
    }
  }

  /// Reads a colour as the scene format writes it in strings: hexadecimal, a CSS name, `clear`, or a UIKit colour's name.
  public init?(named name: String) {
    switch name {
    case "clear": self = .clear
    case "black": self = .black
    case "white": self = .white
    default: self.init(hex: name)
    }
  }
}
