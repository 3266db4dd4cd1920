internal import HeroControls
internal import HeroGeometry

/// What stands above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Names the kind of view.
  open internal(set) var reuseIdentifier: String?
  /// Holds what the view shows.
  public let contentView = UIView()

  /// A view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view; tables make registered views by it, so that subclasses write `required override`.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UITableViewHeaderFooterView.self)
  }

  private func setUp() {
    contentView.isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var isLayoutIsland: Bool { true }

  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    return label
  }()
  /// A further text, of no place of its own.
  open private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()
  open var backgroundView: UIView? { didSet { lay(backgroundView, insteadOf: oldValue) } }
  /// About to be used again.
  open func prepareForReuse() {}

  /// How the title shows that it is made for; nil: the view is the app's own.
  private var look: SectionTitleLook?

  /// A title as tables show it that have no view for it.
  func show(_ look: SectionTitleLook) {
    self.look = look
    if look.style == .plain { backgroundColor = .systemBackground } else { isOpaque = false }
    let text = look.text(controlTraits)
    textLabel?.font = UIFont(text.font)
    textLabel?.textColor = look.style == .plain ? .label : .secondaryLabel
    textLabel?.text = text.text
    textLabel?.numberOfLines = text.numberOfLines
  }

  override func standardMargins(of subview: UIView) -> UIEdgeInsets? {
    guard subview === contentView else { return nil }
    let side = CGFloat(TableLook.margin(in: Double(bounds.width)))
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let label = contentView.subviews.lazy.compactMap({ $0 as? UILabel }).first,
      label.translatesAutoresizingMaskIntoConstraints
    else { return }
    let look = look ?? SectionTitleLook("", .plain)
    label.frame = CGRect(
      look.textFrame(in: Size(bounds.size), controlTraits) { width in
        Double(label.sizeThatFits(CGSize(width: CGFloat(width), height: bounds.height)).height)
      })
  }
}
