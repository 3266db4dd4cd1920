public import UIKit

/// Which screen lies on top while both move.
public enum HeroViewOrderingStrategy: Sendable {
  /// The source when dismissing outside of a tab bar.
  case auto
  case sourceViewOnTop, destinationViewOnTop
}

/// Where a transition stands.
public enum HeroTransitionState: Int, Sendable {
  /// None is going on.
  case possible
  /// One has been asked for.
  case notified
  /// Both screens are being looked at.
  case starting
  case animating
  /// It is over, things are put back.
  case completing
}

/// How a snapshot is made.
public enum HeroSnapshotType: Sendable {
  /// By the kind of view.
  case optimized
  case normal
  /// A picture, by rendering.
  case layerRender
  /// The view itself.
  case noSnapshot
}

/// Where a snapshot lives.
public enum HeroCoordinateSpace: Sendable {
  /// In the container.
  case global
  /// In its ancestor's snapshot.
  case local
}

/// The order in which a cascade delays subviews.
public enum CascadeDirection: Sendable {
  /// By edge.
  case topToBottom, bottomToTop, leftToRight, rightToLeft
  /// By distance from a point of the view.
  case radial(center: CGPoint)
  /// By distance, farthest first.
  case inverseRadial(center: CGPoint)

  /// From leading to trailing.
  public static var leadingToTrailing: CascadeDirection { LayoutSide.isLeftToRight ? .leftToRight : .rightToLeft }
  /// From trailing to leading.
  public static var trailingToLeading: CascadeDirection { LayoutSide.isLeftToRight ? .rightToLeft : .leftToRight }
}

/// The side that reading begins at, from wherever it is asked.
enum LayoutSide {
  static var isLeftToRight: Bool {
    guard MainQueue.isCurrent else { return true }
    return MainActor.assumeIsolated { UIKitRuntime.current.layoutDirection == .leftToRight }
  }
}

/// A view that gives its own snapshot while it animates with an optimized snapshot.
@preconcurrency @MainActor
public protocol HeroCustomSnapshotView {
  /// Shows in the view's place; nil: the usual snapshot.
  var heroSnapshot: UIView? { get }
}
