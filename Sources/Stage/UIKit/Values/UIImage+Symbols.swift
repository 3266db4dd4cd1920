internal import HeroImage
package import HeroSymbols

extension UIImage {
  /// How a picture is made.
  public class Configuration: NSObject {}

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol is drawn: as beside text of a size, of a weight, and in a scale.
  public final class SymbolConfiguration: Configuration {
    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable {
      case `default` = -1, unspecified, small, medium, large
    }

    /// The text's size, points; nil: 17.
    let pointSize: CGFloat?
    /// 100…900; nil: regular.
    let weight: Int?
    private let scale: Scale

    init(size: CGFloat?, weight: Int? = nil, scale: Scale = .default) {
      pointSize = size
      self.weight = weight
      self.scale = scale
    }

    /// Of a size of text, with its scale; nil where it says neither.
    var points: Double? {
      let part: Double? =
        switch scale {
        case .small: SystemSymbol.scales["small"]
        case .large: SystemSymbol.scales["large"]
        default: nil
        }
      guard pointSize != nil || part != nil else { return nil }
      return (pointSize.map { Double($0) } ?? SystemSymbol.standardPoints) * (part ?? 1)
    }

    /// As beside text of a size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// As beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight.number)
    }
    /// As beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
      self.init(size: pointSize, weight: weight.number, scale: scale)
    }
    /// Of a weight alone.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight.number) }
    /// Of a scale alone.
    public convenience init(scale: Scale) { self.init(size: nil, scale: scale) }
    /// As beside text of a style, in a scale.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// As beside text of a font, in a scale.
    public convenience init(font: UIFont, scale: Scale) { self.init(size: font.pointSize, scale: scale) }
    /// This, with what another one says.
    public func applying(_ configuration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = configuration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale == .default || other.scale == .unspecified ? scale : other.scale)
    }
    /// As beside text of a style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// As beside text of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
  }

  /// Whether a symbol says its size or weight itself; other pictures take none.
  var hasOwnConfiguration: Bool {
    guard let symbol = picture.symbol else { return true }
    return symbol.points != SystemSymbol.standardPoints || symbol.weight != SystemSymbol.regular
  }

  /// The symbol as bars draw it, where it says no size or weight itself; nil for all else.
  package var barSymbol: SystemSymbol? {
    guard !hasOwnConfiguration, renderingMode != .alwaysOriginal else { return nil }
    return picture.symbol.flatMap { SystemSymbol(named: $0.name, points: SystemSymbol.barPoints) }
  }

  /// A drawing that stands for a symbol of iOS beside a font of 17 points; a dashed square, with a warning, where there is none.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A drawing that stands for a symbol of iOS; a dashed square, with a warning, where there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let look = configuration as? SymbolConfiguration
    if let warning = SystemSymbol.warning(of: name) { UIKitRuntime.current.warn(warning) }
    guard
      let drawn = SystemSymbol.standing(
        for: name, points: look?.points ?? SystemSymbol.standardPoints, weight: look?.weight ?? SystemSymbol.regular),
      let picture = CGImage(drawn, scale: UIScreenValues.scale)
    else { return nil }
    self.init(picture, scale: CGFloat(UIScreenValues.scale), renderingMode: .alwaysTemplate)
  }

  /// The same symbol in the configuration's size; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let own = picture.symbol, let look = configuration as? SymbolConfiguration,
      let symbol = SystemSymbol(
        named: own.name, points: look.points ?? own.points, weight: look.weight ?? own.weight),
      let picture = CGImage(symbol, scale: UIScreenValues.scale)
    else { return self }
    return UIImage(picture, scale: CGFloat(UIScreenValues.scale), renderingMode: renderingMode)
  }

  /// The same symbol in the configuration's size; nil for other pictures.
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

extension CGImage {
  /// The same alpha, all in one colour.
  fileprivate func filled(with color: UIColor) -> CGImage? {
    guard var pixmap = try? file.pixmap() else { return nil }
    let color = color.color
    let channels = [color.red, color.green, color.blue].map { UInt8(max(0, min($0, 1)) * 255 + 0.5) }
    for place in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      for channel in 0..<3 { pixmap.bytes[place + channel] = channels[channel] }
      pixmap.bytes[place + 3] = UInt8(Double(pixmap.bytes[place + 3]) * color.alpha + 0.5)
    }
    return CGImage(pixmap, symbol: symbol)
  }
}

extension UIImage.SymbolWeight {
  /// 100…900; nil where it says none.
  fileprivate var number: Int? { self == .unspecified ? nil : rawValue * 100 }
}
