import Foundation

/// Texts that Interface Builder writes in base 64, without the padding.
enum Base64Text {
  /// The text; nil when it is not UTF-8 in base 64.
  static func text(_ coded: String) -> String? {
    var plain = coded.filter { !$0.isWhitespace }
    while plain.utf8.count % 4 != 0 { plain += "=" }
    guard let data = Data(base64Encoded: plain) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
