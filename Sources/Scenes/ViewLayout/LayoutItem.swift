package import HeroGeometry

/// What a layout asks of a view.
///
/// What few constraints need is asked for when one does.
package struct LayoutItem {
  /// Where a baseline is, from the top: a part of the height and points.
  package struct Baseline: Equatable, Sendable {
    /// 0…1.
    package var part: Double
    /// Points, downwards.
    package var points: Double

    package init(part: Double, points: Double) {
      self.part = part
      self.points = points
    }
  }

  /// In the superitem's coordinates, points; constraints give another one to an item that they place.
  package var frame: Rect
  /// Whether constraints place it. Default: false.
  package var isPlaced = false
  /// What constraints that leave something open of it are to come near to, points; nil: the size of its contents at zero. Default: nil.
  package var preferredFrame: Rect?
  /// From the frame to the rectangle that constraints mean, points. Default: none.
  package var alignment = EdgeInsets()
  /// Where its own coordinates begin: what a scroll view is scrolled by, points. Default: zero.
  package var boundsOrigin = Point.zero
  /// What its contents ask for, points; negative: nothing. Default: nothing.
  package var contentSize = Size(width: -1, height: -1)
  /// How much it resists being larger than its contents ask for, 0…1000. Default: 250 both.
  package var hugging = (horizontal: 250.0, vertical: 250.0)
  /// How much it resists being smaller than its contents ask for, 0…1000. Default: 750 both.
  package var resistance = (horizontal: 750.0, vertical: 750.0)
  /// Along which axis, and with which priority, it keeps the size that its contents ask for among equals.
  package var orderInTies: (axis: LayoutAxis, priority: Double)?
  /// The height that its contents ask for at a width, points; nil where no width changes it.
  package var heightForWidth: ((Double) -> Double)?
  /// Of a scroll view: the size of what it holds, points, where constraints leave it open.
  package var scrolledSize: Size?
  /// Whether reading goes from right to left. Default: false.
  package var isRightToLeft = false
  /// How far an area lies within its edges. Default: everywhere at the edges.
  package var insets: (LayoutArea) -> EdgeInsets = { _ in EdgeInsets() }
  /// Where its first or last baseline is. Default: at the bottom edge.
  package var baseline: (_ isFirst: Bool) -> Baseline = { _ in Baseline(part: 1, points: 0) }

  package init(frame: Rect) { self.frame = frame }
}

/// Rectangles that follow from a view.
package enum LayoutArea: Hashable, Sendable {
  /// What bars and the device leave; what the margins leave; that, no wider than is good to read.
  case safeArea, layoutMargins, readableContent
  /// Of scroll views: what they hold, and what they are.
  case scrollContent, scrollFrame
}

/// What a constraint refers to, by its number in a system.
package enum LayoutReference: Hashable, Sendable {
  case item(Int)
  /// An area of a view.
  case area(LayoutArea, of: Int)
  /// A guide that constraints place.
  case guide(Int)
}

extension EdgeInsets {
  /// The margins of a controller's root view that says none, in a window of a width, points.
  ///
  /// Source: UIKit's documentation of `systemMinimumLayoutMargins`: 16 points at the sides, 20 on wide screens, none above and below.
  package static func rootMargins(inWidth width: Double) -> EdgeInsets {
    let side: Double = width >= 414 ? 20 : 16
    return EdgeInsets(left: side, right: side)
  }

  /// The margins with what a view of a width has to spare beside the widest text that is good to read.
  ///
  /// Source: UIKit's documentation; 672 points at the default text size, measured by others on iPads.
  package func readable(inWidth width: Double) -> EdgeInsets {
    let spare = width - left - right - 672
    guard spare > 0 else { return self }
    return self + EdgeInsets(left: spare / 2, right: spare / 2)
  }
}
