internal import ViewLayout

/// Arranges views one after another by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Of horizontal stacks.
    public static var top: Alignment { .leading }
    /// Of horizontal stacks.
    public static var bottom: Alignment { .trailing }
  }

  // Storyboards say so of each (`opaque="NO"`); and one that were opaque would be black between its views on Hero's way.
  override class var isOpaqueAtFirst: Bool { false }

  /// The stack's own spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The standard distance.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// A stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// The views in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Default: horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// Default: fill.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// Default: fill.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// Points between views. Default: 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether views keep within the layout margins. Default: false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var distributing: [UILayoutGuide] = []
  private var own: [NSLayoutConstraint] = []

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    guard !arrangedSubviews.contains(where: { $0 === view }) else { return }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Puts a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if stackIndex < 0 || stackIndex > arrangedSubviews.count {
      stop(
        "-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) out of bounds for "
          + "[0 .. \(arrangedSubviews.count)]", name: "NSInternalInconsistencyException")
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }
  /// Lets a view, which stays a subview, go.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }
  /// Sets the points after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(arrangedSubview)] != custom else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = custom
    arrangementDidChange()
  }
  /// The points after a view that were set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  package override var drawing: LayerDrawing { .stack }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }
  package override func subviewVisibilityDidChange(_ view: UIView) { arrangementDidChange() }
  package override func leavesOut(_ subview: UIView) -> Bool {
    subview.isHidden && arrangedSubviews.contains { $0 === subview }
  }
  open override var forFirstBaselineLayout: UIView { visible.first?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView { visible.last?.forLastBaselineLayout ?? self }

  private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The views or their spacing have changed.
  func arrangementDidChange() { setNeedsUpdateConstraints() }

  /// The constraints' priority by which a view keeps its size among equals.
  func orderInTies(of view: UIView) -> Double? {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return nil }
    return StackConstraints.orderInTies(of: index, distribution.plain)
  }

  package override func arrangeByConstraints() {
    removeConstraints(own)
    for guide in distributing { removeLayoutGuide(guide) }
    distributing = []
    let (views, axis) = (visible, axis)
    let arrangement = StackConstraints(
      axis: axis.plain, distribution: distribution.plain, alignment: alignment.plain, count: views.count,
      gaps: views.dropLast().map { view in
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return Double(spacing == Self.spacingUseSystem ? 8 : spacing)
      },
      contentLength: { index in
        func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
        let own = length(views[index].intrinsicContentSize)
        return Double(own < 0 ? length(views[index].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) : own)
      })
    for _ in 0..<arrangement.guideCount {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      addLayoutGuide(guide)
      distributing.append(guide)
    }
    own = arrangement.make().map { NSLayoutConstraint($0) { item($0, views) } }
    addConstraints(own)
  }

  private func item(_ party: StackConstraints.Party, _ views: [UIView]) -> AnyObject {
    switch party {
    case .stack: self
    case .canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    case .view(let index): views[index]
    case .guide(let index): distributing[index]
    }
  }
}

extension NSLayoutConstraint {
  /// A constraint between items of a plain one's.
  fileprivate convenience init<Item>(_ plain: LayoutConstraint<Item>, _ item: (Item) -> AnyObject) {
    self.init(
      item: item(plain.first), attribute: Attribute(plain.firstAttribute), relatedBy: Relation(plain.relation),
      toItem: plain.second.map { item($0.item) },
      attribute: plain.second.map { Attribute($0.attribute) } ?? .notAnAttribute,
      multiplier: CGFloat(plain.multiplier), constant: CGFloat(plain.constant))
    identifier = plain.name
    priority = UILayoutPriority(Float(plain.priority))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: LayoutAttribute) { self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute }
}

extension NSLayoutConstraint.Axis {
  fileprivate var plain: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

extension UIStackView.Distribution {
  fileprivate var plain: StackDistribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var plain: StackAlignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}

extension UIView {
  /// Of an arranged view: along which axis, and with which priority, it keeps its own size among equals.
  var orderInTies: (axis: LayoutAxis, priority: Double)? {
    guard let stack = superview as? UIStackView, let order = stack.orderInTies(of: self) else { return nil }
    return (stack.axis.plain, order)
  }
}
