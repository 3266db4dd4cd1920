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

  override func recipe(isDark: Bool) -> BackdropEffect? {
    BlurStyle(rawValue: String(describing: style))?.effect(isDark: isDark)
  }
}

/// Lets what its view holds shine through a blur: here it shows in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// What shines through.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// An effect of a style over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) {}
}

/// A view that shows an effect on what lies below it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { layer.changed() } }
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
  }

  private func setUp() {
    isOpaque = false
    contentView.isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.insertSubview(contentView, at: 0)
  }

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
