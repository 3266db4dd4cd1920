internal import AutoLayout
package import HeroGeometry

/// What the constraints of a system come to.
package struct LayoutResult {
  /// What a constraint of the solver stands for.
  package enum Source: Hashable, Sendable {
    /// The one that was added with this number.
    case constraint(Int)
    /// An item is at most (it hugs its contents) or at least as long as its contents ask for, in points.
    case contentSize(item: Int, axis: LayoutAxis, isHugging: Bool, length: Double)
  }

  /// A required constraint that could not hold.
  package struct Conflict: Equatable, Sendable {
    /// The one that was dropped.
    package var dropped: Source
    /// Those that hold instead and, together, forbid it.
    package var opponents: [Source]
  }

  /// By item, on whole pixels; nil for those that constraints do not place.
  package var frames: [Rect?] = []
  /// By guide, on whole pixels, in the coordinates of the item that it lies in.
  package var guides: [Rect] = []
  /// By item, of scroll views that constraints say the contents' size of, on whole pixels.
  package var scrolledSizes: [Size?] = []
  /// By item: whether its frame enters into a constraint.
  package var isUsed: [Bool] = []
  /// Of the first item, not rounded.
  package var rootSize = Size.zero
  /// One for each constraint that was dropped.
  package var conflicts: [Conflict] = []
  /// Items that constraints leave open, in order, and what of them.
  package var ambiguous: [(item: Int, sides: [LayoutAttribute])] = []
}
