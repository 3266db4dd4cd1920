package import HeroGeometry

/// A colour as layers take it.
public final class CGColor: Equatable, Hashable, Sendable {
  /// sRGB.
  package let color: Color
  /// Laid side by side in the colour's place where it is a layer's background, as opaque as the colour.
  package let pattern: ColorPattern?

  package init(_ color: Color, pattern: ColorPattern? = nil) {
    self.color = color
    self.pattern = pattern
  }

  /// An sRGB colour, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A grey, 0…1 each.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Opacity, 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// Red, green, blue, alpha, 0…1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }
  /// What its components mean: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Four: red, green, blue, alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(Double(alpha)), pattern: pattern) }

  /// Whether both are the same colour.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.pattern === right.pattern
  }
  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: red.exact, green: green.exact, blue: blue.exact, alpha: alpha.exact))
  }
}

extension Float {
  /// The decimal number that was written.
  package var exact: Double { Double("\(self)") ?? Double(self) }
}
