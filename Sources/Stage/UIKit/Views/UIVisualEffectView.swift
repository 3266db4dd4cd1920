internal import HeroControls
internal import HeroLayers

/// What a visual effect view shows.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  func recipe(isDark: Bool) -> BackdropEffect? { nil }
}

/// Blurs what lies below.
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    /// The materials of iOS 13.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same, light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The same, light.
    case systemChromeMaterialLight
    /// The same, dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The same, dark.
    case systemChromeMaterialDark
  }

  package let style: Style

  public init(style: Style) { self.style = style }

  /// With the style's name, as UIKit says it.
  open override var description: String {
    let name = String(describing: style)
    return "<UIBlurEffect> style=UIBlurEffectStyle\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  override func recipe(isDark: Bool) -> BackdropEffect? { look?.effect(isDark: isDark) }

  /// As looks have it.
  fileprivate var look: BlurStyle? { BlurStyle(rawValue: String(describing: style)) }
}

/// Lets texts and template images that its view holds shine through a blur: here they are plainly black or white, at 70 %.
open class UIVibrancyEffect: UIVisualEffect {
  /// What shines through.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  private let blur: UIBlurEffect

  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect) { blur = blurEffect }
  /// An effect of a style over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) { blur = blurEffect }

  /// What shines.
  var color: UIColor {
    let style = blur.look ?? .regular
    return UIColor(light: style.vibrantColor(isDark: false), dark: style.vibrantColor(isDark: true))
  }
}

extension UIView {
  /// What texts and template images have in an effect that lets them shine; nil outside of one.
  var vibrantColor: UIColor? {
    var around = superview
    while let view = around {
      if let effect = (view as? UIVisualEffectView)?.effect as? UIVibrancyEffect { return effect.color }
      around = view.superview
    }
    return nil
  }
}

/// A view that shows an effect on what lies below it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet {
      layer.changed()
      tintContents()
    }
  }
  /// Holds the subviews.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UIVisualEffectView.self)
  }

  private func setUp() {
    isOpaque = false
    contentView.isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.insertSubview(contentView, at: 0)
    tintContents()
  }

  private func tintContents() { contentView.tintColor = (effect as? UIVibrancyEffect)?.color }

  open override func addSubview(_ view: UIView) {
    if view !== contentView, !(view is UIVisualEffectView) {
      stop(
        "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.",
        name: "NSInternalInconsistencyException")
    }
    super.addSubview(view)
  }

  package override var drawing: LayerDrawing {
    effect?.recipe(isDark: traitCollection.userInterfaceStyle == .dark).map { .effect($0) } ?? super.drawing
  }
}
