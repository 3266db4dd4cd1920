/// A view that a collection uses again and again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Names the kind of view.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view; collections make registered views by it, so that subclasses write `required override`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view of a description; there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var isLayoutIsland: Bool { true }

  /// About to be used again; forgets what it showed.
  open func prepareForReuse() {}
  /// The layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that the view would like instead; for subclasses.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Runs the segue of a storyboard's cell.
  var whenSelected: (() -> Void)?
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// Makes a cell; collections make registered cells by it, so that subclasses write `required override`.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a cell of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isOpaque = false
    isOpaque = false
    addSubview(contentView)
  }

  /// Default: false.
  open var isSelected = false { didSet { showSelection() } }
  /// Default: false.
  open var isHighlighted = false { didSet { showSelection() } }
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the contents while selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      insertSubview(view, belowSubview: contentView)
      view.frame = bounds
    } else {
      view.removeFromSuperview()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
