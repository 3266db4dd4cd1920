internal import HeroControls

/// A bar that fills.
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Four points high, round.
    case `default`
    case bar
  }

  /// 0…1. Default: 0.
  open var progress: Float {
    get { current }
    set {
      current = min(max(newValue, 0), 1)
      lookDidChange()
    }
  }
  private var current: Float = 0
  /// Default: default.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      lookDidChange()
    }
  }
  /// Of the part that is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { lookDidChange() } }
  /// Of the rest; nil is grey.
  open var trackTintColor: UIColor? { didSet { lookDidChange() } }

  /// In the place of the part that is done, stretched.
  open var progressImage: UIImage? { didSet { lookDidChange() } }
  /// In the place of the rest, stretched.
  open var trackImage: UIImage? { didSet { lookDidChange() } }

  /// A bar of a style, as high as that is.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
  }

  override class var isOpaqueAtFirst: Bool { false }

  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var controlImages: [UIImage] { [progressImage, trackImage].compactMap { $0 } }
  override var controlLook: (any ControlLook)? { look }
  private var look: ProgressLook {
    var look = ProgressLook(progress: Double(current))
    look.isBar = progressViewStyle == .bar
    look.progressTint = progressTintColor?.color
    look.trackTint = trackTintColor?.color
    func image(_ image: UIImage?, _ number: Int) -> ControlImage? {
      image.map { ControlImage($0, number: number, isTemplate: $0.renderingMode == .alwaysTemplate) }
    }
    look.progressImage = image(progressImage, 0)
    look.trackImage = image(trackImage, progressImage == nil ? 0 : 1)
    return look
  }
}
