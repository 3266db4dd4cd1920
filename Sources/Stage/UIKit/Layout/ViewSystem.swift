internal import AutoLayout
internal import HeroGeometry
internal import ViewLayout

/// The constraints of a tree of views as a system of plain values, and what they come to for the views.
@preconcurrency @MainActor
struct ViewSystem {
  /// A size that the topmost view is pulled to.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  let root: UIView
  private let isFitted: Bool
  private var system: LayoutSystem
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var numbers: [ObjectIdentifier: LayoutReference] = [:]
  private var held: [NSLayoutConstraint] = []

  /// - Parameter fitting: Leaves the root's size open and pulls it to this one.
  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    isFitted = fitting != nil
    system = LayoutSystem(
      fitting: fitting.map {
        LayoutSystem.Fitting(
          size: Size($0.size), horizontal: Double($0.horizontal.rawValue), vertical: Double($0.vertical.rawValue))
      })
    visit(root, in: nil)
    for constraint in held { system.add(translated(constraint)) }
  }

  /// Whether constraints place anything.
  var isUsed: Bool { system.isUsed }

  private mutating func visit(_ view: UIView, in superitem: Int?) {
    let index = system.add(item(view), in: superitem)
    views.append(view)
    numbers[ObjectIdentifier(view)] = .item(index)
    // What a cell holds is solved by itself.
    if superitem != nil, view.isLayoutIsland, !view.layoutState.isJoined { return }
    for guide in view.layoutState.guides {
      numbers[ObjectIdentifier(guide)] = .guide(system.addGuide(in: index))
      guides.append(guide)
    }
    held += view.constraints
    if view.isHeldByItsSuperview {
      held += [NSLayoutConstraint.Attribute.left, .top, .right, .bottom].map {
        NSLayoutConstraint(
          item: view, attribute: $0, relatedBy: .equal, toItem: view.superview, attribute: $0, multiplier: 1,
          constant: 0)
      }
    }
    for subview in view.subviews where !view.leavesOut(subview) { visit(subview, in: index) }
  }

  private func item(_ view: UIView) -> LayoutItem {
    var item = LayoutItem(frame: Rect(view.untransformedFrame))
    item.isPlaced = view !== root && (!view.translatesAutoresizingMaskIntoConstraints || view.isHeldByItsSuperview)
    item.alignment = EdgeInsets(view.alignmentRectInsets)
    item.boundsOrigin = Point(view.bounds.origin)
    let size = view.intrinsicContentSize
    item.contentSize = Size(size)
    if size.width >= 0 {
      item.hugging.horizontal = Double(view.contentHuggingPriority(for: .horizontal).rawValue)
      item.resistance.horizontal = Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue)
    }
    if size.height >= 0 {
      item.hugging.vertical = Double(view.contentHuggingPriority(for: .vertical).rawValue)
      item.resistance.vertical = Double(view.contentCompressionResistancePriority(for: .vertical).rawValue)
    }
    item.orderInTies = view.orderInTies
    if view.wrapsAtItsWidth {
      item.heightForWidth = { Double(view.contentHeight(forWidth: CGFloat($0))) }
    }
    if view.holdsScrolledContent { item.scrolledSize = Size(view.layoutContentSize ?? .zero) }
    item.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    item.insets = { view.insets(of: $0) }
    item.baseline = { isFirst in
      let place = view.baselinePlace(isFirst: isFirst)
      return LayoutItem.Baseline(part: Double(place.part), points: Double(place.points))
    }
    return item
  }

  private func translated(_ constraint: NSLayoutConstraint) -> LayoutConstraint<LayoutReference>? {
    guard let item = constraint.firstItem, let first = reference(item),
      let attribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue)
    else { return nil }
    var second: (LayoutReference, LayoutAttribute)?
    if let attribute = LayoutAttribute(rawValue: constraint.secondAttribute.rawValue) {
      guard let item = constraint.secondItem, let reference = reference(item) else { return nil }
      second = (reference, attribute)
    }
    return LayoutConstraint(
      first, attribute, constraint.relation.plain, second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
  }

  private func reference(_ item: AnyObject) -> LayoutReference? {
    if let guide = item as? UILayoutGuide, let area = guide.area {
      guard let view = guide.owningView, case .item(let index)? = numbers[ObjectIdentifier(view)] else { return nil }
      return .area(area, of: index)
    }
    return numbers[ObjectIdentifier(item)]
  }

  mutating func solve() -> SolvedLayout {
    let result = system.solve(scale: Double(UIKitRuntime.current.screen.scale))
    var layout = SolvedLayout()
    for (index, view) in views.enumerated() {
      if let frame = result.frames[index] { layout.add(view, CGRect(frame)) }
      if let size = result.scrolledSizes[index] { layout.contentSizes[ObjectIdentifier(view)] = CGSize(size) }
      if result.isUsed[index] { layout.views.insert(ObjectIdentifier(view)) }
    }
    layout.guides = zip(guides, result.guides).map { ($0, CGRect($1)) }
    layout.rootSize = CGSize(result.rootSize)
    layout.ambiguous = Set(result.ambiguous.map { ObjectIdentifier(views[$0.item]) })
    layout.messages = messages(result)
    return layout
  }

  /// The size of a view that no constraint speaks of.
  func unconstrainedSize(_ target: CGSize) -> CGSize {
    let own = root.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : target.width, height: own.height >= 0 ? own.height : target.height)
  }

  private func messages(_ result: LayoutResult) -> [String] {
    var messages: [String] = result.conflicts.map { conflict in
      let list = (conflict.opponents + [conflict.dropped]).map { "    \"\(name($0))\"" }.joined(separator: ",\n")
      return """
        Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
        (
        \(list)
        )
        Will attempt to recover by breaking constraint
        \(name(conflict.dropped))
        """
    }
    guard !isFitted else { return messages }
    let words: [LayoutAttribute: String] = [.left: "x", .top: "y", .width: "width", .height: "height"]
    for (index, sides) in result.ambiguous {
      let view = views[index]
      let what = sides.compactMap { words[$0] }.joined(separator: ", ")
      let name = view.accessibilityIdentifier.map { " '\($0)'" } ?? ""
      messages.append("Ambiguous layout: constraints leave \(what) of \(type(of: view))\(name) open.")
    }
    return messages
  }

  private func name(_ source: LayoutResult.Source) -> String {
    switch source {
    case .constraint(let number): return held[number].description
    case .contentSize(let item, let axis, let isHugging, let length):
      let what = axis == .horizontal ? "width" : "height"
      let why = isHugging ? "hug" : "compression"
      return "<NSContentSizeLayoutConstraint \(type(of: views[item])).\(what) \(why) \(length)>"
    }
  }
}

extension UIView {
  /// Whether the view always fills its superview, and constraints inside reach it, so that what it holds sizes both: an effect's contents.
  var isHeldByItsSuperview: Bool {
    guard let effect = superview as? UIVisualEffectView, effect.contentView === self else { return false }
    return constraints.contains { $0.reaches(self) }
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is the view, or one of the view's guides.
  fileprivate func reaches(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      item === view || (item as? UILayoutGuide)?.owningView === view
    }
  }
}

extension EdgeInsets {
  /// The same insets.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension UIEdgeInsets {
  /// The same insets.
  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension NSLayoutConstraint.Relation {
  var plain: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
