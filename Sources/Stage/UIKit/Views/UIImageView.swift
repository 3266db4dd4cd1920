internal import HeroControls
internal import HeroGeometry
internal import HeroSymbols

/// A view that shows a picture.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      layer.changed()
      if image != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The picture's.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? { didSet { layer.changed() } }
  /// Default: false.
  open var isHighlighted = false { didSet { layer.changed() } }
  /// How large and bold symbols are that do not say it themselves. Default: nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      layer.changed()
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  private var configured: (of: UIImage, by: UIImage.SymbolConfiguration, image: UIImage)?

  /// Pictures that follow each other; while they do, the one that is due at the moment shows on the film. Default: none.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      layer.changed()
    }
  }
  /// Seconds of one round; 0 gives each picture a thirtieth. Default: 0.
  open var animationDuration: TimeInterval = 0
  /// Rounds; 0 is no end. Default: 0.
  open var animationRepeatCount = 0
  private var animationStart: TimeInterval?

  /// Lets the pictures follow each other.
  open func startAnimating() {
    guard !isAnimating, animationImages?.isEmpty == false else { return }
    animationStart = CACurrentMediaTime()
    layer.changed()
  }
  /// Shows the one picture again.
  open func stopAnimating() {
    animationStart = nil
    layer.changed()
  }
  /// Whether the pictures follow each other now.
  open var isAnimating: Bool { animatedImage != nil }

  /// The picture that is due; nil when they do not follow each other.
  private var animatedImage: UIImage? {
    guard let start = animationStart, let images = animationImages, !images.isEmpty else { return nil }
    let round = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let rounds = (CACurrentMediaTime() - start) / round
    guard animationRepeatCount <= 0 || rounds < Double(animationRepeatCount) else { return nil }
    return images[min(Int((rounds - rounds.rounded(.down)) * Double(images.count)), images.count - 1)]
  }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// A view of the picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    setUp()
  }

  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UIImageView.self)
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
  }

  package override var drawing: LayerDrawing {
    guard let image = drawnImage, !image.isNothing else { return super.drawing }
    return .image(image.scaled, tint: image.renderingMode == .alwaysTemplate ? tintColor.color : nil)
  }

  /// What is drawn: a symbol as large as it shows, so that it is sharp.
  private var drawnImage: UIImage? {
    guard let image = shownImage, let symbol = image.picture.symbol else { return shownImage }
    let scale = contentMode.recorded.scale(of: Size(image.size), in: Size(bounds.size))
    // As scenes name them: finer than quarters of a point nobody sees.
    let points = (symbol.points * scale * 4).rounded() / 4
    guard points != symbol.points, SystemSymbol.sizes.contains(points) else { return image }
    if let sharp, sharp.of === image, sharp.points == points { return sharp.image }
    let shown = image.withConfiguration(UIImage.SymbolConfiguration(size: CGFloat(points), weight: symbol.weight))
    sharp = (image, points, shown)
    return shown
  }
  private var sharp: (of: UIImage, points: Double, image: UIImage)?

  /// What shows: a symbol that says no size of its own takes the view's.
  package var shownImage: UIImage? {
    let image = animatedImage ?? (isHighlighted ? highlightedImage ?? image : image)
    guard let image, let own = preferredSymbolConfiguration else { return image }
    if let configured, configured.of === image, configured.by === own { return configured.image }
    let shown = image.hasOwnConfiguration ? image : image.withConfiguration(own)
    configured = (image, own, shown)
    return shown
  }

  open dynamic override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
