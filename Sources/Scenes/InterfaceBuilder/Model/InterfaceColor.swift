import Foundation
import HeroGeometry

/// A colour as a file says it.
package enum InterfaceColor: Equatable, Sendable {
  /// By components, converted to sRGB.
  case fixed(Color)
  /// UIKit's by its name: `systemBlueColor`, `labelColor`; and what the file keeps of it.
  case system(String)
  /// A colour set of an asset catalogue.
  case named(String)
}

/// Colour spaces of Interface Builder, to sRGB (fact sheet 8.5).
package enum InterfaceColorSpace: String, Equatable, Sendable, CaseIterable {
  /// sRGB under several names.
  case sRGB, deviceRGB, extendedSRGB
  /// ICC's "Generic RGB", gamma 1.8.
  case calibratedRGB
  /// Gamma 2.2 with sRGB's primaries, taken as sRGB's curve.
  case genericGamma22GrayColorSpace, extendedGray, deviceWhite
  /// The same gamma as calibratedRGB, on grey.
  case calibratedWhite
  /// Apple's wide gamut; clipped to sRGB.
  case displayP3
  /// Adobe RGB (1998), gamma 563/256; clipped to sRGB.
  case adobeRGB1998
  /// Cyan, magenta, yellow, black, without a profile.
  case deviceCMYK, genericCMYKColorSpace

  /// A colour of three components 0…1 in sRGB.
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    let alpha = Self.clamped(alpha)
    switch self {
    case .calibratedRGB, .calibratedWhite:
      return Self.encoded(Self.generic, [red, green, blue].map { pow(max($0, 0), 1.8) }, alpha)
    case .displayP3:
      return Self.encoded(Self.wide, [red, green, blue].map(Self.linear), alpha)
    case .adobeRGB1998:
      return Self.encoded(Self.adobe, [red, green, blue].map { pow(max($0, 0), 563.0 / 256) }, alpha)
    default:
      return Color(
        red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue), alpha: alpha)
    }
  }

  /// A grey 0…1 in sRGB; white and black stay exactly what they are.
  package func color(white: Double, alpha: Double) -> Color {
    let white = Self.clamped(white)
    let grey = self == .calibratedWhite ? Self.curve(pow(white, 1.8)) : white
    return Color(red: grey, green: grey, blue: grey, alpha: Self.clamped(alpha))
  }

  /// Rows to linear sRGB from linear Generic RGB. Source: fact sheet 8.5.
  private static let generic = [
    [1.02473, -0.02753, 0.0028], [0.02064, 0.94875, 0.03061], [-0.002, -0.002, 1.00406],
  ]
  /// Rows to linear sRGB from linear Display P3. Source: CSS Color 4, sample code (P3 → XYZ → sRGB).
  private static let wide = [
    [1.2249401762805598, -0.22494017628055996, 0], [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
  ]

  /// Rows to linear sRGB from linear Adobe RGB. Source: CSS Color 4, sample code (a98-rgb → XYZ → sRGB).
  private static let adobe = [
    [1.3983557439607783, -0.39835574396077835, 0], [0, 1, 0], [0, -0.042928989311126315, 1.0429289893111263],
  ]

  private static func encoded(_ rows: [[Double]], _ linear: [Double], _ alpha: Double) -> Color {
    let parts = rows.map { row in curve(clamped(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })) }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Source: IEC 61966-2-1; white stays white to the last bit.
  private static func curve(_ linear: Double) -> Double {
    linear >= 1 ? 1 : linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Source: IEC 61966-2-1.
  private static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}
