import HeroCatalog
import HeroControls
import HeroGeometry
import HeroJSON
import HeroModel

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
      var bytes: [Double] = []
      for index in stride(from: 0, to: digits.count, by: 2) {
        bytes.append((digits[index] * 16 + digits[index + 1]) / 255)
      }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1)
    default: return nil
    }
  }

  /// Reads a colour as the scene format writes it in strings: hexadecimal, a CSS name, `clear`, or a UIKit colour's name.
  public init?(named name: String) { self.init(named: name, .light) }

  /// The same as a look has it.
  init?(named name: String, _ appearance: Appearance) {
    if let color = Color(hex: name) ?? NamedColors.color(name, appearance) {
      self = color
    } else {
      return nil
    }
  }
}

extension SceneReader {
  /// A colour in any of the format's spellings.
  mutating func color(_ cursor: JSONCursor?) -> Color? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string(let text):
      if let color = Color(named: text, appearance) { return color }
      if let place = CatalogPlace(text) { return color(place, at: cursor) }
      report(Self.colorProblem(text), at: cursor)
      return nil
    case .object:
      return cursor.member("light") != nil || cursor.member("dark") != nil
        ? pairedColor(cursor) : componentColor(cursor)
    default:
      report("expected a colour, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private mutating func color(_ place: CatalogPlace, at cursor: JSONCursor) -> Color? {
    do throws(FileProblem) {
      return try assets.color(place, appearance)
    } catch {
      report("colour '\(place.catalog)/\(place.name)': \(error.message)", at: cursor)
      return nil
    }
  }

  /// A colour for each look.
  private mutating func pairedColor(_ cursor: JSONCursor) -> Color? {
    guard isObject(cursor, keys: SceneKeys.pairedColor, what: "a colour") else { return nil }
    let light = color(required(cursor, "light"))
    let dark = color(required(cursor, "dark"))
    return appearance == .light ? light : dark
  }

  /// What is wrong with a colour's text.
  static func colorProblem(_ text: String) -> String {
    if text.hasPrefix("#") { return "'\(text)' is not a colour; write #rgb, #rrggbb or #rrggbbaa" }
    return "unknown colour '\(text)'\(NearestName.suggestion(text, among: NamedColors.names))"
  }

  private mutating func componentColor(_ cursor: JSONCursor) -> Color? {
    let keys: [String]
    if cursor.member("white") != nil {
      keys = SceneKeys.whiteColor
    } else if cursor.member("h") != nil || cursor.member("s") != nil {
      keys = SceneKeys.hueColor
    } else {
      keys = SceneKeys.rgbColor
    }
    let known = isObject(cursor, keys: keys, what: "a colour")
    var components: [Double] = []
    for key in keys {
      guard let member = key == "a" ? cursor.member(key) : required(cursor, key) else {
        if key == "a" { components.append(1) }
        continue
      }
      if let value = number(member, .unit) { components.append(value) }
    }
    guard known, components.count == keys.count else { return nil }
    switch keys.count {
    case 2: return Color(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    default:
      return keys == SceneKeys.hueColor
        ? Color(hue: components[0], saturation: components[1], brightness: components[2], alpha: components[3])
        : Color(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}
