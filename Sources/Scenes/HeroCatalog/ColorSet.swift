package import HeroGeometry
import HeroJSON

/// A colour set: one colour by look and kind of device.
package struct ColorSet: Equatable, Sendable {
  /// A colour as the catalogue says it.
  package struct Value: Equatable, Sendable {
    /// sRGB or Display P3, 0…1.
    package let red, green, blue, alpha: Double
    /// Whether the numbers are of Display P3.
    package let isDisplayP3: Bool
  }

  private struct Variant: Equatable {
    let value: Value
    let appearance: String?
    let rank: Int
  }

  /// The set's folder, relative to the catalogue.
  package let folder: String
  private let variants: [Variant]

  init(folder: String, contents: JSONValue) throws(CatalogError) {
    self.folder = folder
    var variants: [Variant] = []
    for entry in contents["colors"]?.list ?? [] {
      guard let color = entry["color"], let rank = entry.idiomRank else { continue }
      let (isUsable, appearance) = entry.appearance
      guard isUsable else { continue }
      variants.append(Variant(value: try Self.value(color, folder), appearance: appearance, rank: rank))
    }
    self.variants = variants
  }

  /// The colour for a look; nil when the set has none.
  package func value(_ appearance: Appearance) -> Value? {
    let named = variants.filter { $0.appearance == appearance.rawValue }
    let looks = named.isEmpty ? variants.filter { $0.appearance == nil } : named
    return (looks.isEmpty ? variants : looks).min { $0.rank < $1.rank }?.value
  }

  private static func value(_ color: JSONValue, _ folder: String) throws(CatalogError) -> Value {
    if color["reference"] != nil || color["platform"] != nil {
      throw CatalogError("\(folder): a system colour cannot be in a set; name it in the scene")
    }
    let space = color["color-space"]?.text ?? "srgb"
    let parts = color["components"] ?? [:]
    let alpha = try number(parts["alpha"], folder, default: 1)
    switch space {
    case "srgb", "extended-srgb", "display-p3":
      return Value(
        red: try number(parts["red"], folder), green: try number(parts["green"], folder),
        blue: try number(parts["blue"], folder), alpha: alpha, isDisplayP3: space == "display-p3")
    case "gray-gamma-22", "extended-gray":
      let white = try number(parts["white"], folder)
      return Value(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
    default: throw CatalogError("\(folder): the colour space '\(space)' is not known here; choose sRGB or Display P3")
    }
  }

  /// `"0xFF"` and `"255"` are of 255, `"0.500"` is of 1.
  private static func number(
    _ value: JSONValue?, _ folder: String, default missing: Double? = nil
  ) throws(CatalogError) -> Double {
    guard let value else {
      if let missing { return missing }
      throw CatalogError("\(folder): a colour lacks a component")
    }
    let text = value.text ?? value.line
    var number: Double?
    if text.lowercased().hasPrefix("0x") {
      number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") {
      number = Double(text)
    } else {
      number = Int(text).map { Double($0) / 255 }
    }
    guard let number, number.isFinite else { throw CatalogError("\(folder): '\(text)' is not a component of a colour") }
    return min(max(number, 0), 1)
  }
}
