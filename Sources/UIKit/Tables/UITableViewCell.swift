/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Where text, detail and picture stand.
  public enum CellStyle: Int, Sendable {
    /// As named.
    case `default`, value1, value2, subtitle
  }

  /// Whether a selected row is grey.
  public enum SelectionStyle: Int, Sendable {
    /// As named; blue is as default.
    case none, blue, gray, `default`
  }

  /// What stands at the right.
  public enum AccessoryType: Int, Sendable {
    /// As named.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What lies between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// As named.
    case none, singleLine, singleLineEtched
  }

  /// Where text, detail and picture stand.
  public let style: CellStyle
  /// Names the kind of cell.
  open private(set) var reuseIdentifier: String?
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// Makes a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell; tables make registered cells by it, so that subclasses write `required override`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// Makes a cell of a description; there are none.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    contentView.isOpaque = false
    addSubview(contentView)
    contentView.frame = bounds
    clipsToBounds = true
  }

  package override var isLayoutIsland: Bool { true }

  // MARK: Contents

  /// The text, where the style has one.
  open private(set) lazy var textLabel: UILabel? = makeLabel(size: style == .value2 ? 12 : 17, color: .label)
  /// The smaller text, where the style has one.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil : makeLabel(size: style == .value1 ? 17 : 12, color: style == .subtitle ? .label : .secondaryLabel)
  /// The picture at the left.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  private var labels: [UILabel] = []

  private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    labels.append(label)
    setNeedsLayout()
    return label
  }

  /// Default: none.
  open var accessoryType: AccessoryType = .none {
    didSet {
      guard accessoryType != oldValue else { return }
      mark?.removeFromSuperview()
      mark = accessoryType == .none ? nil : CellMark(accessoryType)
      if let mark { addSubview(mark) }
      setNeedsLayout()
    }
  }
  /// Stands at the right in place of what the type says.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  private var mark: CellMark?
  /// Points. Default: the table's.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      ownsSeparatorInset = true
      setNeedsLayout()
    }
  }
  private var ownsSeparatorInset = false
  /// Steps by which contents stand to the right. Default: 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Behind everything.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the contents while selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  // MARK: State

  /// Default: grey.
  open var selectionStyle: SelectionStyle = .default { didSet { showSelection() } }
  /// Default: false.
  open var isSelected = false { didSet { showSelection() } }
  /// Default: false.
  open var isHighlighted = false { didSet { showSelection() } }
  /// Selects or deselects; subclasses show it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights or not; subclasses show it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Of no effect: rows are not edited.
  open var shouldIndentWhileEditing = true
  /// About to be used again; forgets what it showed.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  private lazy var selectionView: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()

  private func showSelection() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    let view = selectedBackgroundView ?? selectionView
    guard shows else {
      selectedBackgroundView?.removeFromSuperview()
      if selectionView.superview != nil { selectionView.removeFromSuperview() }
      for label in labels { label.isHighlighted = false }
      return
    }
    insertSubview(view, belowSubview: contentView)
    for label in labels { label.isHighlighted = true }
    view.frame = bounds
  }

  // MARK: Layout

  private let separator = UIView()
  private var defaultColor: UIColor?

  /// The table has placed the cell, and says how it looks there.
  func tableDidPlace(separator color: UIColor?, inset: UIEdgeInsets, isGrouped: Bool, corners: (Bool, Bool)) {
    if !ownsSeparatorInset, separatorInset != inset {
      separatorInset = inset
      ownsSeparatorInset = false
    }
    if isGrouped, backgroundColor == .systemBackground { backgroundColor = .secondarySystemGroupedBackground }
    if color == nil { separator.removeFromSuperview() } else if separator.superview == nil { addSubview(separator) }
    separator.backgroundColor = color
    if corners.0 || corners.1 {
      layer.cornerRadius = 10
      let top: CACornerMask = corners.0 ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
      let bottom: CACornerMask = corners.1 ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
      layer.maskedCorners = top.union(bottom)
    } else {
      layer.cornerRadius = 0
    }
    setNeedsLayout()
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 32 }
    return mark.map { $0.bounds.width + 32 - 8 } ?? 0
  }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { placeContentView() }
  }

  private func placeContentView() {
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    (selectedBackgroundView ?? selectionView).frame = bounds
    let pixel = 1 / UIKitRuntime.current.screen.scale
    placeContentView()
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - pixel,
      width: bounds.width - separatorInset.left - separatorInset.right,
      height: pixel)
    bringSubviewToFront(separator)
    for view in [accessoryView, mark].compactMap({ $0 }) {
      view.center = CGPoint(x: bounds.width - 16 - view.bounds.width / 2, y: bounds.height / 2)
    }
    if accessoryView != nil { mark?.isHidden = true }
    placeContents()
  }

  /// Rounded to pixels.
  private func pixels(_ value: CGFloat) -> CGFloat {
    let scale = UIKitRuntime.current.screen.scale
    return (value * scale).rounded() / scale
  }

  /// Source: places and sizes of UIKit's own cell styles, by eye.
  private func placeContents() {
    guard !labels.isEmpty || contentView.subviews.contains(where: { $0 is UIImageView }) else { return }
    let height = contentView.bounds.height
    var left = separatorInset.left + CGFloat(indentationLevel) * indentationWidth
    if let image = imageView, let size = image.image?.size {
      let part = min(1, (height - 1) / max(size.height, 1))
      let own = CGSize(width: size.width * part, height: size.height * part)
      image.frame = CGRect(x: left, y: pixels((height - own.height) / 2), width: own.width, height: own.height)
      left += own.width + 16
    }
    guard let text = textLabel else { return }
    let room = max(contentView.bounds.width - left - (accessoryWidth > 0 ? 0 : 16), 0)
    let size = text.sizeThatFits(CGSize(width: room, height: height))
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      text.frame = CGRect(x: left, y: 0, width: room, height: height)
      return
    }
    let other = detail.sizeThatFits(CGSize(width: room, height: height))
    switch style {
    case .subtitle:
      let top = pixels((height - size.height - other.height) / 2)
      text.frame = CGRect(x: left, y: top, width: min(size.width, room), height: size.height)
      detail.frame = CGRect(x: left, y: top + size.height, width: min(other.width, room), height: other.height)
    case .value2:
      text.textAlignment = .right
      text.frame = CGRect(x: left, y: 0, width: 91, height: height)
      detail.frame = CGRect(x: left + 97, y: 0, width: max(room - 97, 0), height: height)
    case .default, .value1:
      let shown = min(other.width, room)
      detail.frame = CGRect(
        x: left + room - shown, y: pixels((height - other.height) / 2), width: shown, height: other.height)
      text.frame = CGRect(x: left, y: 0, width: max(room - shown - 6, 0), height: height)
    }
  }

  /// The height that constraints in the content view ask for; without such what the style has.
  ///
  /// Source: 44 points; with a subtitle 58, as UIKit's rows are.
  func fittedHeight(width: CGFloat) -> CGFloat {
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return style == .subtitle && detailTextLabel?.text?.isEmpty == false ? 58 : 44
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width - accessoryWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}

/// A chevron, check mark or round button at a cell's right edge.
final class CellMark: UIView {
  private let type: UITableViewCell.AccessoryType
  private let tinted = CAShapeLayer()
  private let chevron = CAShapeLayer()

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    let size =
      switch type {
      case .none: CGSize.zero
      case .disclosureIndicator: CGSize(width: 7.5, height: 12.5)
      case .checkmark: CGSize(width: 14, height: 12)
      case .detailButton: CGSize(width: 22, height: 22)
      case .detailDisclosureButton: CGSize(width: 40, height: 22)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    isUserInteractionEnabled = false
    for shape in [tinted, chevron] {
      shape.frame = bounds
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
      shape.lineWidth = 2
      layer.addSublayer(shape)
    }
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { tinted.strokeColor = tintColor.cgColor }

  private func draw() {
    let (mark, arrow) = (UIBezierPath(), UIBezierPath())
    if type == .checkmark {
      mark.move(to: CGPoint(x: 1, y: 6.5))
      mark.addLine(to: CGPoint(x: 5, y: 11))
      mark.addLine(to: CGPoint(x: 13, y: 1))
    }
    if type == .detailButton || type == .detailDisclosureButton {
      tinted.lineWidth = 1.5
      mark.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)))
      mark.move(to: CGPoint(x: 11, y: 6.4))
      mark.addLine(to: CGPoint(x: 11, y: 6.6))
      mark.move(to: CGPoint(x: 11, y: 9.8))
      mark.addLine(to: CGPoint(x: 11, y: 15.6))
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let (right, middle) = (bounds.width - 1, bounds.height / 2)
      arrow.move(to: CGPoint(x: right - 5.5, y: middle - 5.25))
      arrow.addLine(to: CGPoint(x: right, y: middle))
      arrow.addLine(to: CGPoint(x: right - 5.5, y: middle + 5.25))
    }
    tinted.path = mark.cgPath
    chevron.path = arrow.cgPath
    chevron.strokeColor = UIColor.tertiaryLabel.cgColor
    tintColorDidChange()
  }
}
