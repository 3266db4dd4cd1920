import HeroGeometry
import ViewLayout

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
  var autoresizing: Autoresizing = []
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

extension Autoresizing {
  /// UIKit's names.
  static let names: [(String, Autoresizing)] = [
    ("flexibleLeftMargin", .leftMargin), ("flexibleWidth", .width), ("flexibleRightMargin", .rightMargin),
    ("flexibleTopMargin", .topMargin), ("flexibleHeight", .height), ("flexibleBottomMargin", .bottomMargin),
  ]
}
