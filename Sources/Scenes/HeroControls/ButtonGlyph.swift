/// What buttons of UIKit's kinds show that have no picture of their own.
///
/// Source: UIKit of iOS 13 to 17: symbols beside the body's text, in the large scale; a bold cross of 12 points on a disc of 30.
package enum ButtonGlyph: String, Sendable {
  case detailDisclosure, infoLight, infoDark, contactAdd, close

  /// The symbol's name, as UIImage(systemName:) has it.
  package var symbol: String {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }

  /// Of the font that the symbol stands beside, where the body's text has so many points and the large scale is so many times as large.
  package func points(body: Double, large: Double) -> Double { self == .close ? 12 : body * large }

  /// 100…900.
  package var weight: Int { self == .close ? 700 : 400 }

  /// Of the disc behind the symbol, points; nil: there is none.
  package var disc: Double? { self == .close ? 30 : nil }
}
