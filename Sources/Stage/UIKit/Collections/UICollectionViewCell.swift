/// A view that a collection uses again and again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Names the kind of view.
  open internal(set) var reuseIdentifier: String?

  /// A view; collections make registered views by it, so that subclasses write `required override`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    described(by: coder, UICollectionReusableView.self)
  }

  package override var isLayoutIsland: Bool { true }

  /// About to be used again; forgets what it showed.
  open dynamic func prepareForReuse() {}
  /// The layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that the view would like instead; for subclasses.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// The view is made for a place of a list; nil: of none.
  func take(_ list: ListPlace?) {}

  /// What holds what the view shows.
  var measuredView: UIView { self }

  /// The height that what the view shows asks for at its own width; nil: it asks for none.
  func contentHeight(width: CGFloat) -> CGFloat? {
    guard measuredView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    return measuredView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height that the view asks for at a width; nil: it asks for none.
  func fittedHeight(width: CGFloat) -> CGFloat? {
    // Margins depend on the width.
    if bounds.width != width { bounds.size.width = width }
    return contentHeight(width: width)
  }

  /// The size that the view asks for on the sides that are nil; where it asks for nothing the estimate.
  func fittedSize(
    _ place: UICollectionViewLayoutAttributes, width: CGFloat?, height: CGFloat?, estimate: CGSize
  ) -> CGSize {
    var size = estimate
    if let width {
      if height == nil { size.height = fittedHeight(width: width) ?? estimate.height }
    } else if measuredView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let asked = measuredView.systemLayoutSizeFitting(
        CGSize(width: 0, height: height ?? 0), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
      size = CGSize(width: asked.width, height: height ?? asked.height)
    }
    place.size = size
    let preferred = preferredLayoutAttributesFitting(place).size
    return CGSize(width: width ?? preferred.width, height: height ?? preferred.height)
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Runs the segue of a storyboard's cell.
  var whenSelected: (() -> Void)?
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// A cell; collections make registered cells by it, so that subclasses write `required override`.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UICollectionViewCell.self)
  }

  override var measuredView: UIView { contentView }

  override func contentHeight(width: CGFloat) -> CGFloat? {
    if let list = configured as? UIListContentView { return list.height(width: width) }
    guard let configured else { return super.contentHeight(width: width) }
    return configured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Configuration

  private var configured: (UIView & UIContentView)?
  /// What the cell shows in its content view; nil: what the app puts there. Default: nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured = contentView.show(contentConfiguration, insteadOf: oldValue, in: configured) }
  }
  /// The ground; nil: the cell's own. Default: nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let look = backgroundConfiguration else {
        if configuredGround != nil { backgroundView = nil }
        configuredGround = nil
        return
      }
      let ground = configuredGround ?? UIView()
      configuredGround = ground
      ground.backgroundColor = look.backgroundColor
      ground.layer.cornerRadius = look.cornerRadius
      ground.layer.borderColor = look.strokeColor?.cgColor
      ground.layer.borderWidth = look.strokeColor == nil ? 0 : look.strokeWidth
      if backgroundView !== ground { backgroundView = ground }
      setNeedsLayout()
    }
  }
  private var configuredGround: UIView?
  /// What the cell is like just now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Called when the state changes.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called when the state changes, and when it is set. Default: none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Calls `updateConfiguration(using:)`, at once.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// For subclasses: shows a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func stateDidChange() { setNeedsUpdateConfiguration() }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isOpaque = false
    isOpaque = false
    addSubview(contentView)
  }

  private var flags = (selected: false, highlighted: false) {
    didSet {
      showSelection()
      if flags != oldValue { stateDidChange() }
    }
  }
  /// Default: false.
  open dynamic var isSelected: Bool {
    get { flags.selected }
    set { flags.selected = newValue }
  }
  /// Default: false.
  open dynamic var isHighlighted: Bool {
    get { flags.highlighted }
    set { flags.highlighted = newValue }
  }
  open var backgroundView: UIView? { didSet { lay(backgroundView, insteadOf: oldValue) } }
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
