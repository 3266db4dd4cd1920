import Foundation

/// Numbers as people read them; the decimal separator is always a point.
package enum Decimals {
  /// With exactly so many digits after the point: `1.000`.
  package static func fixed(_ value: Double, _ digits: Int) -> String {
    // Adding zero turns −0 into 0.
    let text = printed("%.\(digits)f", value + 0)
    let isNegativeZero = text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) }
    return isNegativeZero ? String(text.dropFirst()) : text
  }

  /// The number that was meant where arithmetic has left a trace in the last digits: 0.45 for 0.44999999999999996. A number without
  /// such a short neighbour (twelve significant digits, within 10⁻¹⁵ of its size) stays as it is.
  package static func asWritten(_ value: Double) -> Double {
    guard value.isFinite, let short = Double(printed("%.12g", value)) else { return value }
    return abs(short - value) <= abs(value) * 1e-15 ? short + 0 : value
  }

  /// As C prints it, which takes a tenth of Foundation's time.
  private static func printed(_ format: String, _ value: Double) -> String {
    // The largest number has 309 digits before the point.
    var text = [CChar](repeating: 0, count: 352)
    let count = withVaList([value]) { vsnprintf(&text, text.count, format, $0) }
    return String(decoding: text.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Bytes as people count them: `1.8 MB`, `640 kB`.
  package static func megabytes(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(max(Int((Double(bytes) / 1000).rounded()), 1)) kB" : "\(fixed(Double(bytes) / 1e6, 1)) MB"
  }

  /// As somebody wrote it when six digits after the point say it all, else rounded to three: `0.45`, `1.5708`, `0.375`.
  package static func readable(_ value: Double) -> String {
    let full = compact(value, 6)
    return Double(full) == asWritten(value) ? full : compact(value, 3)
  }

  /// With at most so many digits after the point, without trailing zeros: `0.35`, `12`.
  package static func compact(_ value: Double, _ digits: Int = 3) -> String {
    guard value.isFinite else { return "\(value)" }
    var text = fixed(value, digits)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
