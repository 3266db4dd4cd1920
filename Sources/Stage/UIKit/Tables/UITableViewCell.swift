internal import HeroControls
internal import HeroGeometry
internal import InterfaceBuilder

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ListContentHost, UIGestureRecognizerDelegate {
  /// Where text, detail and picture stand.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// Whether a selected row is grey.
  public enum SelectionStyle: Int, Sendable {
    /// As named; blue is as default.
    case none, blue, gray, `default`
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What stands at the right.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What lies between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// Where text, detail and picture stand.
  public let style: CellStyle
  /// Names the kind of cell.
  open private(set) var reuseIdentifier: String?
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell; tables make registered cells by it, so that subclasses write `required override`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// A cell of a storyboard.
  public required init?(coder: NSCoder) {
    let described = (coder as? InterfaceCoder)?.cell
    switch described?.style {
    case .value1: style = .value1
    case .value2: style = .value2
    case .subtitle: style = .subtitle
    default: style = .default
    }
    reuseIdentifier = described?.reuseIdentifier
    super.init(coder: coder)
    setUp()
    self.described(by: coder, UITableViewCell.self)
  }

  /// A table has made the cell by another's description.
  func take(reuseIdentifier: String) { self.reuseIdentifier = reuseIdentifier }

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
  open private(set) lazy var textLabel: UILabel? = {
    let label = makeLabel(size: look.textSize, color: style == .value2 ? tintColor : .label)
    if style == .value2 { label.textAlignment = .right }
    return label
  }()
  /// The smaller text, where the style has one.
  open private(set) lazy var detailTextLabel: UILabel? =
    look.hasDetail
    ? makeLabel(size: look.detailSize, color: look.detailShade == .label ? .label : .secondaryLabel) : nil
  /// The picture at the left.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  private var labels: [UILabel] = []

  /// How the style looks.
  private var look: HeroControls.CellStyle {
    switch style {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }

  private func makeLabel(size: Double, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: CGFloat(size))
    label.textColor = color
    contentView.addSubview(label)
    labels.append(label)
    setNeedsLayout()
    return label
  }

  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
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

  open var backgroundView: UIView? { didSet { lay(backgroundView, insteadOf: oldValue) } }
  /// Behind the contents while selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  // MARK: Configuration

  private var configured: (UIView & UIContentView)?
  /// What the cell shows in place of its labels and picture; nil: those. Default: nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured = contentView.show(contentConfiguration, insteadOf: oldValue, in: configured) }
  }
  /// A configuration that looks as the cell's style does.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : style == .default ? .cell() : .subtitleCell()
  }
  /// Whether something stands at the end.
  var hasAccessory: Bool { accessoryWidth > 0 }

  // MARK: State

  /// Default: grey.
  open var selectionStyle: SelectionStyle = .default { didSet { showSelection() } }
  private var flags = (selected: false, highlighted: false) { didSet { showSelection() } }
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
  /// Selects or deselects; subclasses show it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights or not; subclasses show it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  private var edits = false
  /// Whether the round button for deleting or inserting shows, and no accessory. Default: false.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing, at once; subclasses show it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editMark?.removeFromSuperview()
    editMark = nil
    if edits, editingStyle != .none {
      let mark = EditMark(editingStyle)
      mark.addAction(for: .touchUpInside) { [weak self] in self?.whenMarkTapped?() }
      addSubview(mark)
      editMark = mark
    }
    setNeedsLayout()
  }
  /// What editing does to the row.
  open internal(set) var editingStyle: EditingStyle = .none
  private var editMark: EditMark?
  var whenMarkTapped: (() -> Void)?
  /// What the delegate says.
  var indentsWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether contents stand further to the right while the row is edited. Default: true.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Points: the round button and its margin.
  private var editingIndent: CGFloat {
    edits && indentsWhileEditing && shouldIndentWhileEditing ? endMargin + EditMark.side : 0
  }
  /// About to be used again; forgets what it showed.
  open dynamic func prepareForReuse() {
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

  // MARK: Gestures

  // A cell may be the delegate of its recognisers; subclasses override what it answers.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: Layout

  /// Runs the segue of a storyboard's cell.
  var whenSelected: (() -> Void)?
  private let separator = UIView()
  /// Where contents begin, points: the table's margin, also where rows are narrower than it, and whatever the separators do.
  private var rowMargin: CGFloat?
  private var defaultColor: UIColor?

  /// The table has placed the cell, and says how it looks there.
  func tableDidPlace(
    separator color: UIColor?, inset: UIEdgeInsets, margin: CGFloat, isGrouped: Bool, corners: (Bool, Bool)
  ) {
    rowMargin = margin
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

  /// From the row's end to what stands there, points.
  var endMargin: CGFloat { CGFloat(TableLook.margin(in: Double(bounds.width))) }

  private var accessoryWidth: CGFloat {
    if edits { return 0 }
    if let accessoryView { return accessoryView.bounds.width + 2 * endMargin }
    return mark.map { CGFloat($0.look.width(margin: Double(endMargin))) } ?? 0
  }

  /// Those at the sides are where separators begin.
  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: endMargin, bottom: 8, right: endMargin)
  }
  override func standardMargins(of subview: UIView) -> UIEdgeInsets? {
    subview === contentView ? UIEdgeInsets(top: 11, left: endMargin, bottom: 11, right: endMargin) : nil
  }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { placeContentView() }
  }

  private func placeContentView() {
    let indent = editingIndent
    let width = CellAccessory.contentWidth(
      in: Double(bounds.width - indent), beside: Double(accessoryWidth), controlTraits)
    contentView.frame = CGRect(x: indent, y: 0, width: CGFloat(width), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    (selectedBackgroundView ?? selectionView).frame = bounds
    let pixel = 1 / UIKitRuntime.current.screen.scale
    placeContentView()
    separator.frame = CGRect(
      x: separatorInset.left + editingIndent, y: bounds.height - pixel,
      width: bounds.width - editingIndent - separatorInset.left - separatorInset.right,
      height: pixel)
    bringSubviewToFront(separator)
    for view in [accessoryView, mark].compactMap({ $0 }) {
      let frame = CellAccessory.frame(of: Size(view.bounds.size), in: Size(bounds.size), controlTraits)
      view.center = CGPoint(frame.center)
    }
    accessoryView?.isHidden = edits
    mark?.isHidden = edits || accessoryView != nil
    editMark?.center = CGPoint(x: endMargin + EditMark.side / 2, y: bounds.height / 2)
    placeContents()
  }

  private func placeContents() {
    guard !labels.isEmpty || contentView.subviews.contains(where: { $0 is UIImageView }) else { return }
    func meter(_ label: UILabel?) -> ((Double) -> Size)? {
      label.map { label in { Size(label.sizeThatFits(CGSize(width: $0, height: 1e6))) } }
    }
    let (image, text, detail) = (imageView?.image?.size, textLabel, detailTextLabel)
    let layout = CellLayout(
      look, size: Size(CGSize(width: bounds.width - editingIndent, height: bounds.height)),
      left: Double((rowMargin ?? endMargin) + CGFloat(indentationLevel) * indentationWidth),
      margin: Double(endMargin), accessory: Double(accessoryWidth),
      image: image.map { Size($0) }, text: meter(text),
      detail: detail?.text?.isEmpty == false ? meter(detail) : nil, controlTraits)
    if let frame = layout.image { imageView?.frame = CGRect(frame) }
    if let frame = layout.text { text?.frame = CGRect(frame) }
    if let frame = layout.detail { detail?.frame = CGRect(frame) }
  }

  /// The height that constraints in the content view ask for; without such what the style has.
  func fittedHeight(width: CGFloat) -> CGFloat {
    if let list = configured as? UIListContentView { return list.height(width: width - accessoryWidth) }
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return CGFloat(look.height(hasDetail: look.hasDetail && detailTextLabel?.text?.isEmpty == false))
    }
    // Margins depend on the row's width.
    if bounds.width != width { bounds.size.width = width }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width - accessoryWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}

/// A chevron, check mark or round button at a cell's end.
final class CellMark: UIView {
  let look: CellAccessory

  init(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: look = .none
    case .disclosureIndicator: look = .disclosureIndicator
    case .detailDisclosureButton: look = .detailDisclosureButton
    case .checkmark: look = .checkmark
    case .detailButton: look = .detailButton
    }
    super.init(frame: CGRect(origin: .zero, size: CGSize(look.size)))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(look)
  }
}
