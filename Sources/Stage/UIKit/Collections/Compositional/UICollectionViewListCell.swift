internal import HeroControls

/// What stands at a list cell's end, or at its beginning.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case label(String)
    case view(UIView, isLeading: Bool)
    case nothing
  }

  let kind: Kind
  /// The accessory's own action, where it is a button.
  var action: (() -> Void)?

  /// When an accessory shows: those that show while a list is edited do not, for no list is.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }
  /// Where an accessory of the app's own stands.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// A view of the app's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// One , as large as the view is.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  private init(_ kind: Kind, _ displayed: DisplayedState, action: (() -> Void)? = nil) {
    self.kind = displayed == .whenEditing ? .nothing : kind
    self.action = action
  }

  /// A chevron.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.mark(.disclosureIndicator), displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.mark(.checkmark), displayed)
  }
  /// A round button with an i.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.mark(.detailButton), displayed, action: actionHandler) }
  /// A text in the colour of smaller ones.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label(text), displayed)
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed): UICellAccessory(.view(configuration.customView, isLeading: true), displayed)
    case .trailing(let displayed): UICellAccessory(.view(configuration.customView, isLeading: false), displayed)
    }
  }
  /// A chevron of an outline, which does not open.
  public static func outlineDisclosure(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
    -> UICellAccessory
  { UICellAccessory(.mark(.disclosureIndicator), displayed, action: actionHandler) }
  /// Shows in lists that are edited alone: never.
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> UICellAccessory
  { UICellAccessory(.nothing, displayed) }
  /// Shows in lists that are edited alone: never.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.nothing, displayed)
  }

  /// A view that shows it; nil: nothing does.
  func makeView() -> UIView? {
    switch kind {
    case .nothing: return nil
    case .view(let view, _): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    case .mark(let type):
      let mark = CellMark(type)
      guard let action else { return mark }
      mark.isUserInteractionEnabled = true
      mark.addGestureRecognizer(UITapGestureRecognizer { _ in action() })
      return mark
    }
  }

  var isLeading: Bool {
    if case .view(_, let isLeading) = kind { return isLeading }
    return false
  }
}

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, ListContentHost {
  private var place: ListPlace?
  private let separator = UIView()
  private let ground = UIView()
  private var accessoryViews: [(view: UIView, isLeading: Bool)] = []

  /// Stand at the end, from the contents on. Default: none.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (view, _) in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.compactMap { item in item.makeView().map { ($0, item.isLeading) } }
      for (view, _) in accessoryViews { addSubview(view) }
      setNeedsLayout()
    }
  }
  /// Steps by which contents stand further from the leading edge. Default: 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// A configuration as the list has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place, place.isHeader || place.isFooter else { return .cell() }
    return place.style == .plain ? .plainHeader() : place.isFooter ? .groupedFooter() : .groupedHeader()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let new = layoutAttributes.list, new != place else { return }
    place = new
    setNeedsLayout()
  }

  private var margin: CGFloat { CGFloat(TableLook.margin(in: Double(bounds.width))) }
  var endMargin: CGFloat { margin }
  var hasAccessory: Bool { room(leading: false) > 0 }

  /// Points that accessories take from the contents at one side.
  private func room(leading: Bool) -> CGFloat {
    let widths = accessoryViews.filter { $0.isLeading == leading }.map(\.view.bounds.width)
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(0, +) + 8 * CGFloat(widths.count - 1) + margin
  }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { placeContentView() }
  }

  private func placeContentView() {
    let before = room(leading: true) + CGFloat(indentationLevel) * indentationWidth
    contentView.autoresizingMask = []
    contentView.frame = CGRect(
      x: before, y: 0, width: max(bounds.width - before - room(leading: false), 0), height: bounds.height)
  }

  override func fittedHeight(width: CGFloat) -> CGFloat? {
    if bounds.width != width { bounds.size.width = width }
    placeContentView()
    return contentHeight(width: contentView.bounds.width)
  }

  override func take(_ list: ListPlace?) { if let list { place = list } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
    var (left, right) = (margin, bounds.width - margin)
    for (view, isLeading) in accessoryViews where isLeading {
      view.center = CGPoint(x: left + view.bounds.width / 2, y: bounds.height / 2)
      left += view.bounds.width + 8
    }
    for (view, isLeading) in accessoryViews.reversed() where !isLeading {
      view.center = CGPoint(x: right - view.bounds.width / 2, y: bounds.height / 2)
      right -= view.bounds.width + 8
    }
    showGround()
  }

  /// The ground, corners and line of the cell's place in its list.
  private func showGround() {
    guard let place else { return }
    let isPlainGround = backgroundView == nil && backgroundConfiguration == nil
    let isBare = place.isHeader || place.isFooter
    ground.isHidden = !isPlainGround || (isBare && place.style != .plain)
    if ground.superview == nil { insertSubview(ground, at: 0) }
    ground.frame = bounds
    ground.backgroundColor =
      isSelected || isHighlighted
      ? .systemGray4 : place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    if place.style == .insetGrouped {
      let top: CACornerMask = place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
      let bottom: CACornerMask = place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
      layer.cornerRadius = place.isFirst || place.isLast ? 10 : 0
      layer.maskedCorners = top.union(bottom)
      clipsToBounds = place.isFirst || place.isLast
    } else {
      layer.cornerRadius = 0
      clipsToBounds = false
    }
    let pixel = 1 / UIKitRuntime.current.screen.scale
    let shows = place.showsSeparator && !(place.isLast && place.style == .insetGrouped)
    if !shows { separator.removeFromSuperview() } else if separator.superview == nil { addSubview(separator) }
    separator.backgroundColor = .separator
    let start = contentView.frame.minX + (room(leading: true) > 0 ? 0 : margin)
    separator.frame = CGRect(x: start, y: bounds.height - pixel, width: bounds.width - start, height: pixel)
    bringSubviewToFront(separator)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }
}
