/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      layer.changed()
      invalidateIntrinsicContentSize()
    }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? { didSet { layer.changed() } }
  /// Default: false.
  open var isHighlighted = false { didSet { layer.changed() } }

  /// Makes a view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// Makes a view of the picture's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
  }

  package override var drawing: ViewDrawing {
    guard let image = shownImage else { return super.drawing }
    return .image(image, tint: image.renderingMode == .alwaysTemplate ? tintColor : nil)
  }

  /// What shows.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
