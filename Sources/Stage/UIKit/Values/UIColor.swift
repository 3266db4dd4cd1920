package import HeroGeometry
internal import HeroModel

/// A colour, which may follow the appearance.
open class UIColor: NSObject, @unchecked Sendable {
  // Before all others.
  private let foundationWord = AttributeWord.foreign
  private let light: Color
  private let dark: Color
  private let provider: ((UITraitCollection) -> UIColor)?
  private let pattern: ColorPattern?

  /// A colour that is the same in every appearance.
  package convenience init(_ color: Color) { self.init(light: color, dark: color) }

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
    provider = nil
    pattern = nil
  }

  private init(_ color: Color, pattern: ColorPattern?) {
    light = color
    dark = color
    provider = nil
    self.pattern = pattern
  }

  /// Makes a colour of a picture that is laid side by side, from the upper left corner on. It shows as a background of views and layers;
  /// elsewhere the mean of its pixels stands for it.
  @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
    let pattern = ColorPattern(image.picture, scale: image.scale)
    self.init(pattern.mean, pattern: pattern)
  }

  /// An sRGB colour, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// As Swift 3 had it.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: red.exact, green: green.exact, blue: blue.exact, alpha: alpha.exact))
  }

  /// An sRGB colour, 0…1 each; wider components are clamped.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0…1 each.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness, 0…1 each.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
  }

  /// A colour of a layer's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color, pattern: cgColor.pattern) }

  /// A colour that a function gives for each appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    pattern = nil
    light = .clear
    dark = .clear
  }

  /// A colour set of the stage's asset catalogues; nil when there is none.
  @preconcurrency @MainActor public convenience init?(named name: String) {
    guard let colors = UIKitRuntime.current.assets.colors(named: name) else { return nil }
    self.init(light: colors.light, dark: colors.dark)
  }

  /// A colour set of the stage's asset catalogues; the bundle does not matter.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// What the colour is in an appearance.
  package func resolved(_ style: UIUserInterfaceStyle) -> Color {
    if let provider { return provider(UITraitCollection(userInterfaceStyle: style)).resolved(style) }
    return style == .dark ? dark : light
  }

  /// In the appearance of the screen.
  package var color: Color { resolved(UITraitCollection.current.userInterfaceStyle) }

  /// The colour as layers take it, in the appearance of the screen.
  public var cgColor: CGColor { CGColor(color, pattern: pattern) }

  /// The colour in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(resolved(traitCollection.userInterfaceStyle), pattern: pattern)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    if let pattern { return UIColor(light.withAlpha(Double(alpha)), pattern: pattern) }
    return UIColor(light: light.withAlpha(Double(alpha)), dark: dark.withAlpha(Double(alpha)))
  }

  /// Writes the components, 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes luminance and opacity, 0…1; false when the colour is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and opacity, 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sector = 0.0
    if range > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / range
      } else if high == color.green {
        sector = 2 + (color.blue - color.red) / range
      } else {
        sector = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
    saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Whether another object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return other === self }
    return light == other.light && dark == other.dark && pattern === other.pattern
  }

  /// Equal colours have the same.
  open override var hash: Int { provider == nil ? [light, dark].hashValue : ObjectIdentifier(self).hashValue }
}
