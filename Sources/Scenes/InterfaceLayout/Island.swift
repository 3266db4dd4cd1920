import HeroGeometry
import InterfaceBuilder

/// A tree of views whose constraints are solved together: a controller's view, or a cell.
struct Island {
  var root: InterfaceView
  /// Of the topmost view, points.
  var size: Size
  /// Of the topmost view's edges, points.
  var safeArea = EdgeInsets()
  /// The top and bottom guides of a controller; nil: it is not a controller's.
  var controllerGuides: [InterfaceGuide]?
  /// Where what the cells' styles have begins: the table's margin, whatever the separators do; nil: at their own. Points.
  var rowInset: Double?

  /// What the stored frames are for.
  var storedSize: Size { root.frame?.size ?? size }

  /// Whether the island is as large as it was stored.
  var isOfStoredSize: Bool {
    abs(size.width - storedSize.width) < 0.01 && abs(size.height - storedSize.height) < 0.01
  }

  /// Does something for each view, its superview, if it is not the topmost one, and the size that the superview was stored with.
  func visit(_ body: (InterfaceView, InterfaceView?, Size) -> Void) { visit(root, nil, storedSize, body) }

  private func visit(
    _ view: InterfaceView, _ superview: InterfaceView?, _ outer: Size,
    _ body: (InterfaceView, InterfaceView?, Size) -> Void
  ) {
    body(view, superview, outer)
    let own = superview == nil ? storedSize : view.frame?.size ?? outer
    for subview in view.subviews where !view.leavesOut(subview) { visit(subview, view, own, body) }
  }
}

extension InterfaceView {
  /// Whether a subview takes no part in the layout: what a stack arranges and is hidden.
  func leavesOut(_ subview: InterfaceView) -> Bool {
    if case .stack = content { subview.isHidden } else { false }
  }
}
