internal import HeroImage

extension UIImage {
  /// How a picture is made.
  public class Configuration: NSObject {}

  /// How an SF Symbol is drawn. Symbols are plain boxes here, so that only the size matters.
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

  /// A symbol is drawn as a plain placeholder, with a warning.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol is drawn as a plain placeholder, with a warning.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    guard let picture = UIImagePicture.placeholder(for: size) else { return nil }
    UIKitRuntime.current.warn("SF Symbols are not there: '\(name)' is drawn as a plain box")
    self.init(picture, scale: 3, renderingMode: .alwaysTemplate)
  }

  /// The same symbol, as large as it is told; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let size = (configuration as? SymbolConfiguration)?.pointSize,
      let picture = UIImagePicture.placeholder(for: size)
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
  /// A box with a margin, three pixels a point: 20 points a side beside text of 17.
  static func placeholder(for textSize: CGFloat) -> UIImagePicture? {
    let side = max(Int((textSize * 60 / 17).rounded()), 1)
    let margin = side / 10
    var pixels = [UInt8](repeating: 0, count: side * side * 4)
    for row in margin..<side - margin {
      for column in margin..<side - margin { pixels[(row * side + column) * 4 + 3] = 255 }
    }
    return Pixmap(width: side, height: side, bytes: pixels).flatMap { UIImagePicture($0, isSymbol: true) }
  }

  /// The same alpha, all in one colour.
  fileprivate func filled(with color: UIColor) -> UIImagePicture? {
    guard var pixmap = try? file.pixmap() else { return nil }
    let color = color.color
    let channels = [color.red, color.green, color.blue].map { UInt8(max(0, min($0, 1)) * 255 + 0.5) }
    for place in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      for channel in 0..<3 { pixmap.bytes[place + channel] = channels[channel] }
      pixmap.bytes[place + 3] = UInt8(Double(pixmap.bytes[place + 3]) * color.alpha + 0.5)
    }
    return UIImagePicture(pixmap, isSymbol: isSymbol)
  }
}
