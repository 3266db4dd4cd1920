internal import HeroControls

/// A bar that fills.
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Four points high, round.
    case `default`
    /// For bars.
    case bar
  }

  /// 0…1. Default: 0.
  open var progress: Float {
    get { current }
    set {
      current = min(max(newValue, 0), 1)
      change()
    }
  }
  private var current: Float = 0
  /// Default: default.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      change()
    }
  }
  /// Of the part that is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { change() } }
  /// Of the rest; nil is grey.
  open var trackTintColor: UIColor? { didSet { change() } }

  /// Makes a bar of a style, as high as that is.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
  }

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a bar of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func change() {
    layer.changed()
    setNeedsLayout()
  }

  private var look: ProgressLook {
    var look = ProgressLook(progress: Double(current))
    look.isBar = progressViewStyle == .bar
    look.progressTint = progressTintColor?.color
    look.trackTint = trackTintColor?.color
    return look
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(look)
  }
  open override func tintColorDidChange() { setNeedsLayout() }
  open override var intrinsicContentSize: CGSize { intrinsicSize(of: look) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(of: look, in: size) }
}
