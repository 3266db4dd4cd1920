import Foundation

/// Numbers as people read them; the decimal separator is always a point.
public enum Decimals {
  /// With exactly so many digits after the point: `1.000`.
  public static func fixed(_ value: Double, _ digits: Int) -> String {
    // Adding zero turns −0 into 0.
    let text = String(format: "%.\(digits)f", value + 0)
    let isNegativeZero = text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) }
    return isNegativeZero ? String(text.dropFirst()) : text
  }

  /// With at most so many digits after the point, without trailing zeros: `0.35`, `12`.
  public static func compact(_ value: Double, _ digits: Int = 3) -> String {
    guard value.isFinite else { return "\(value)" }
    var text = fixed(value, digits)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
