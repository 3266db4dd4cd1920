internal import ViewLayout

/// A view's constraints and guides.
@preconcurrency @MainActor
package final class ViewLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var areaGuides: [LayoutArea: UILayoutGuide] = [:]
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var insetsMarginsFromSafeArea = true
  var needsUpdateConstraints = true
  /// Of the topmost view: the number of the last change in its tree.
  var version = 0
  /// Of the topmost view: what the constraints of its tree gave last.
  var solved: SolvedLayout?
  /// Of a cell: constraints from outside reach in.
  var isJoined = false

  package init() {}
}

extension UIView {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Lets a constraint count; its items are this view or inside.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let nearest = constraint.nearestHolder, nearest.isDescendant(of: self) else {
      stop(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
          + "view?  That's illegal. constraint:\(constraint) view:\(self)", name: "NSGenericException")
    }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    for item in [constraint.firstItem, constraint.secondItem] {
      let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      guard let view, view !== self else { continue }
      for around in sequence(first: view, next: { $0.superview }).dropFirst().prefix(while: { $0 !== self })
      where around.isLayoutIsland && !around.layoutState.isJoined {
        around.layoutState.isJoined = true
        LayoutEngine.invalidate(around)
      }
    }
    layoutState.constraints.append(constraint)
    constraintsDidChange()
  }

  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Lets constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for a solution before the next layout. A view that changes constraints while it lays itself out is laid out again only where the
  /// solution moves what it holds.
  func constraintsDidChange() {
    LayoutEngine.invalidate(self)
    if !layer.isLayingOut { setNeedsLayout() }
    let root = layoutRoot
    guard root.isLayoutIsland else { return }
    if root.layer.isLayingOut { LayoutEngine.updateLater(root) } else { root.setNeedsLayout() }
  }

  /// Removes the constraints of the views around that reach into this view, which leaves them.
  func leaveConstraints() {
    LayoutEngine.invalidateTree(self)
    if let superview, !isLayoutIsland || layoutState.isJoined { LayoutEngine.invalidate(superview) }
    for view in sequence(first: superview, next: { $0?.superview }).compactMap({ $0 }) {
      let reaching = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: self) == true
        }
      }
      view.removeConstraints(reaching)
    }
  }

  /// How much the view resists being larger than its contents ask for. Default: 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis] ?? .defaultLow
  }
  /// Sets how much the view resists being larger than its contents ask for.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    layoutState.hugging[axis] = priority
    constraintsDidChange()
  }
  /// How much the view resists being smaller than its contents ask for. Default: 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.resistance[axis] ?? .defaultHigh
  }
  /// Sets how much the view resists being smaller than its contents ask for.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    layoutState.resistance[axis] = priority
    constraintsDidChange()
  }

  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    constraintsDidChange()
  }
  /// Whether `updateConstraints` is due.
  public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Calls `updateConstraints` of this view and all inside where it is due, innermost first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    arrangeByConstraints()
  }

  /// Whether constraints leave the view or what is around it open.
  public var hasAmbiguousLayout: Bool {
    let root = layoutRoot
    LayoutEngine.update(root)
    return root.layoutState.solved?.ambiguous.contains(ObjectIdentifier(self)) == true
  }

  /// The view around whose constraints are solved together: the nearest cell, else the topmost one.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutIsland || view.layoutState.isJoined, let next = view.superview { view = next }
    return view
  }

  /// The size, points, that constraints inside give the view when it is pulled to a size with the lowest priorities.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var system = ViewSystem(
      root: self, fitting: ViewSystem.Fitting(size: target, horizontal: horizontal, vertical: vertical))
    guard system.isUsed else { return system.unconstrainedSize(target) }
    let solved = system.solve()
    for message in solved.messages { UIKitRuntime.current.warn(message) }
    let size = solved.rootSize
    let scale = UIKitRuntime.current.screen.scale
    func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 1e-4).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// "As small as constraints allow."
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// "As large as constraints allow."
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The rectangle that constraints mean, of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of the rectangle that constraints mean.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: layer.position.x - layer.anchorPoint.x * bounds.width,
        y: layer.position.y - layer.anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + layer.anchorPoint.x * newValue.width,
        y: newValue.minY + layer.anchorPoint.y * newValue.height)
    }
  }
}

extension UIView {
  // Source: where texts stand when views are aligned by their baselines; UIKit's documentation of `forLastBaselineLayout`.
  /// A baseline's distance from the top: a part of the height and points.
  func baselinePlace(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    let text = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    if text !== self, text.isDescendant(of: self) {
      // Of a view inside: where it stands now.
      let inner = text.baselinePlace(isFirst: isFirst)
      let top = convert(CGPoint.zero, from: text).y
      return (0, top + inner.part * text.bounds.height + inner.points)
    }
    return textBaseline(isFirst: isFirst)
  }
}
