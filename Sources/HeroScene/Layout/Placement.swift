import HeroGeometry

/// How a view says where it is and how large.
struct Placement: Equatable {
  /// What gives the place along the axes that no pin decides.
  enum Spot: Equatable {
    /// The top left corner in the parent's bounds.
    case origin(Point)
    /// The layer's position.
    case center(Point)
    /// The whole canvas, or the whole safe area.
    case filling
    /// The stack that holds the view.
    case arranged
  }

  var spot: Spot
  /// Points; nil is what the content needs, or what a stack gives.
  var width: Double?
  /// Points; nil is what the content needs, or what a stack gives.
  var height: Double?
  var pins = Pins()
  var autoresizing: AutoresizingMask = []
  /// Whether the origin counts from the safe area's corner, and filling means the safe area.
  var isInSafeArea = false
}

/// Distances from the parent's edges; nil leaves an edge free.
struct Pins: Equatable {
  /// A distance from an edge.
  enum Distance: Equatable {
    case points(Double)
    /// As far as the safe area goes.
    case safeArea
  }

  var left, right, top, bottom: Distance?

  var holdsWidth: Bool { left != nil && right != nil }
  var holdsHeight: Bool { top != nil && bottom != nil }
  var isEmpty: Bool { self == Pins() }
}

/// UIView.AutoresizingMask.
struct AutoresizingMask: OptionSet, Equatable {
  let rawValue: Int

  static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  static let flexibleWidth = AutoresizingMask(rawValue: 2)
  static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  static let flexibleHeight = AutoresizingMask(rawValue: 16)
  static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// UIKit's names.
  static let names: [(String, AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// A frame in a parent that has another size than the one that the frame was drawn in.
  func resized(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = Self.resized(
      start: frame.minX, length: frame.size.width, in: old.width, to: new.width,
      isFlexible: [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)])
    let (y, height) = Self.resized(
      start: frame.minY, length: frame.size.height, in: old.height, to: new.height,
      isFlexible: [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)])
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Splits the difference among the flexible parts in proportion to their lengths; evenly when they have none.
  private static func resized(
    start: Double, length: Double, in old: Double, to new: Double, isFlexible: [Bool]
  ) -> (start: Double, length: Double) {
    let parts = [start, length, old - start - length]
    let weights = zip(parts, isFlexible).map { part, isFlexible in isFlexible ? max(part, 0) : 0 }
    let total = weights.reduce(0, +)
    let count = isFlexible.count { $0 }
    guard count > 0, new != old else { return (start, length) }
    let shares = zip(weights, isFlexible).map { weight, isFlexible in
      total > 0 ? weight / total : isFlexible ? 1 / Double(count) : 0
    }
    return (start + (new - old) * shares[0], max(length + (new - old) * shares[1], 0))
  }
}
