internal import HeroControls

/// What stands above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Names the kind of view.
  open private(set) var reuseIdentifier: String?
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
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// About to be used again.
  open func prepareForReuse() {}

  private var labelHeight: (isAtBottom: Bool, inset: CGFloat)?

  /// A title as tables show it that have no view for it.
  func show(title: String, style: UITableView.Style, isHeader: Bool) {
    if style == .plain {
      backgroundColor = .systemBackground
      textLabel?.text = title
    } else {
      textLabel?.font = .systemFont(ofSize: 13)
      textLabel?.textColor = .secondaryLabel
      textLabel?.text = isHeader ? title.uppercased() : title
      isOpaque = false
    }
    labelHeight = style == .plain ? nil : (isHeader, 7)
  }

  /// How high a title's view is at a width.
  ///
  /// Source: UIKit's 38 points, 55.5 above the first section, 28 below one, for a single line; 28 in plain tables.
  static func height(
    of title: String, style: UITableView.Style, isHeader: Bool, isFirst: Bool, width: CGFloat
  ) -> CGFloat {
    guard style != .plain else { return 28 }
    let room = width - 2 * CGFloat(TableLook.margin(in: Double(width)))
    return (isHeader ? (isFirst ? 55.5 : 38) : 28) + furtherLines(of: isHeader ? title.uppercased() : title, in: room)
  }

  /// How much higher a title of a grouped table is than one line.
  private static func furtherLines(of title: String, in width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = title
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let line = label.sizeThatFits(room).height
    label.numberOfLines = 0
    return max(label.sizeThatFits(room).height - line, 0)
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
    let margin = CGFloat(TableLook.margin(in: Double(bounds.width)))
    let width = max(bounds.width - 2 * margin, 0)
    guard let (isAtBottom, inset) = labelHeight else {
      label.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
      return
    }
    let lines = Self.furtherLines(of: label.text ?? "", in: width) > 0 ? 0 : 1
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    label.frame = CGRect(
      x: margin, y: isAtBottom ? bounds.height - height - inset : inset, width: width, height: height)
  }
}
