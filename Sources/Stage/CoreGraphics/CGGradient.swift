/// What numbers of colours mean: sRGB here, whatever is named.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// As sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  init() {}
  /// The space of a name.
  public convenience init?(name: CFString) { self.init() }
  /// Red, green and blue, of every colour here.
  public var model: CGColorSpaceModel { .rgb }
}

/// Which numbers a colour has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// The screen's space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// As the screen's.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace() }
/// As the screen's.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Where a gradient is drawn beside its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit for each end.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that flow into each other.
public final class CGGradient {
  package let colors: [CGColor]
  package let locations: [CGFloat]?

  /// `CGColor`s at places 0…1 of the way; without places they are spread evenly. Nil without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.colors = colors.compactMap { $0 as? CGColor }
    self.locations = locations
    guard !self.colors.isEmpty, locations.map({ $0.count == self.colors.count }) ?? true else { return nil }
  }
}
