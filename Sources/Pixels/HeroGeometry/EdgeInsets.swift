/// Points kept free at the sides of a rectangle. Default: 0 each.
package struct EdgeInsets: Equatable, Hashable, Sendable {
  /// Points.
  package var top, left, bottom, right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None at all.
  package static let zero = EdgeInsets()

  /// The sum, side by side.
  package static func + (one: Self, other: Self) -> Self {
    Self(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension Rect {
  /// The rectangle without the insets; negative ones make it larger.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle that the insets leave this one of.
  package func outset(by insets: EdgeInsets) -> Rect {
    inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
