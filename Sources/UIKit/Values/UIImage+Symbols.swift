internal import HeroImage
internal import HeroSymbols

extension UIImage {
  /// How a picture is made.
  public class Configuration: NSObject {}

  /// How a symbol is drawn. There is one weight of each, so that only the size matters.
  public final class SymbolConfiguration: Configuration {
    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable {
      /// As named.
      case `default` = -1, unspecified, small, medium, large
    }

    /// The text's size, points; nil: 17.
    let pointSize: CGFloat?

    private init(size: CGFloat?) { pointSize = size }

    /// As beside text of a size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// As beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init(size: pointSize) }
    /// As beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) { self.init(size: pointSize) }
    /// Of a weight alone.
    public convenience init(weight: UIFont.Weight) { self.init(size: nil) }
    /// Of a scale alone.
    public convenience init(scale: Scale) { self.init(size: nil) }
    /// As beside text of a style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// As beside text of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
  }

  /// A drawing that stands for a symbol of iOS beside a font of 17 points; a dashed square, with a warning, where there is none.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A drawing that stands for a symbol of iOS; a dashed square, with a warning, where there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let points = Double((configuration as? SymbolConfiguration)?.pointSize ?? CGFloat(SystemSymbol.standardPoints))
    let symbol = SystemSymbol(named: name, points: points)
    if symbol == nil {
      UIKitRuntime.current.warn("there is no drawing of the symbol '\(name)'; a dashed square stands for it")
    }
    guard let drawn = symbol ?? SystemSymbol(named: SystemSymbol.placeholder, points: points),
      let picture = UIImagePicture(drawn, scale: 3)
    else { return nil }
    self.init(picture, scale: 3, renderingMode: .alwaysTemplate)
  }

  /// The same symbol, as large as it is told; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = picture.symbol?.name, let points = (configuration as? SymbolConfiguration)?.pointSize,
      let symbol = SystemSymbol(named: name, points: Double(points)), let picture = UIImagePicture(symbol, scale: 3)
    else { return self }
    return UIImage(picture, scale: 3, renderingMode: renderingMode)
  }

  /// The same symbol, as large as it is told; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The picture's alpha in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The picture's alpha in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let tinted = picture.filled(with: color) else { return withRenderingMode(renderingMode) }
    return UIImage(
      tinted, scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
  }
}

extension UIImagePicture {
  /// The same alpha, all in one colour.
  fileprivate func filled(with color: UIColor) -> UIImagePicture? {
    guard var pixmap = try? file.pixmap() else { return nil }
    let color = color.color
    let channels = [color.red, color.green, color.blue].map { UInt8(max(0, min($0, 1)) * 255 + 0.5) }
    for place in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      for channel in 0..<3 { pixmap.bytes[place + channel] = channels[channel] }
      pixmap.bytes[place + 3] = UInt8(Double(pixmap.bytes[place + 3]) * color.alpha + 0.5)
    }
    return UIImagePicture(pixmap, symbol: symbol)
  }
}
