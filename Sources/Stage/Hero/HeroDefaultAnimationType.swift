package import HeroModel
internal import UIKit

/// How both screens move by default.
public enum HeroDefaultAnimationType: Sendable {
  /// Where things move.
  public enum Direction: Sendable {
    case left, right, up, down

    /// By the layout's direction.
    public static var leading: Direction { LayoutSide.isLeftToRight ? .left : .right }
    /// By the layout's direction.
    public static var trailing: Direction { LayoutSide.isLeftToRight ? .right : .left }
    /// From leading to trailing.
    public static var leadingToTrailing: CascadeDirection { .leadingToTrailing }
    /// From trailing to leading.
    public static var trailingToLeading: CascadeDirection { .trailingToLeading }
  }

  /// Where presenting goes by default.
  public enum Strategy: Sendable {
    /// Left, right, or by the layout's direction.
    case forceLeftToRight, forceRightToLeft, userInterface
  }

  /// By container.
  case auto
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  case slide(direction: Direction)
  case zoomSlide(direction: Direction)
  case pageIn(direction: Direction)
  case pageOut(direction: Direction)
  case fade, zoom, zoomOut
  /// One for presenting, one for dismissing.
  indirect case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
  /// No default animation.
  case none

  /// One for presenting, its reverse for dismissing.
  public static func autoReverse(presenting: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
    .selectBy(presenting: presenting, dismissing: presenting.reversed())
  }

  /// The type that undoes this one.
  package func reversed() -> HeroDefaultAnimationType { HeroDefaultAnimationType(recorded.reversed) }

  /// As Hero writes it, with points and directions in parentheses; no string that it reads (rule S5).
  public var label: String? {
    switch self {
    case .selectBy(let presenting, let dismissing): ".selectBy(.\(presenting),.\(dismissing))"
    case .auto, .none, .fade, .zoom, .zoomOut: ".\(self)"
    default:
      if case .directed(let kind, let direction) = recorded { ".\(kind.rawValue)(.\(direction.rawValue))" } else { nil }
    }
  }

  /// As scenes have it.
  package var recorded: AnimationType {
    switch self {
    case .auto: .auto
    case .none: .none
    case .fade: .fade
    case .zoom: .zoom
    case .zoomOut: .zoomOut
    case .push(let direction): .directed(.push, direction.recorded)
    case .pull(let direction): .directed(.pull, direction.recorded)
    case .cover(let direction): .directed(.cover, direction.recorded)
    case .uncover(let direction): .directed(.uncover, direction.recorded)
    case .slide(let direction): .directed(.slide, direction.recorded)
    case .zoomSlide(let direction): .directed(.zoomSlide, direction.recorded)
    case .pageIn(let direction): .directed(.pageIn, direction.recorded)
    case .pageOut(let direction): .directed(.pageOut, direction.recorded)
    case .selectBy(let presenting, let dismissing):
      .selectBy(presenting: presenting.recorded, dismissing: dismissing.recorded)
    }
  }

  /// The same type.
  package init(_ type: AnimationType) {
    switch type {
    case .auto: self = .auto
    case .none: self = .none
    case .fade: self = .fade
    case .zoom: self = .zoom
    case .zoomOut: self = .zoomOut
    case .selectBy(let presenting, let dismissing):
      self = .selectBy(
        presenting: HeroDefaultAnimationType(presenting), dismissing: HeroDefaultAnimationType(dismissing))
    case .directed(let kind, let direction):
      let direction = Direction(direction)
      switch kind {
      case .push: self = .push(direction: direction)
      case .pull: self = .pull(direction: direction)
      case .cover: self = .cover(direction: direction)
      case .uncover: self = .uncover(direction: direction)
      case .slide: self = .slide(direction: direction)
      case .zoomSlide: self = .zoomSlide(direction: direction)
      case .pageIn: self = .pageIn(direction: direction)
      case .pageOut: self = .pageOut(direction: direction)
      }
    }
  }
}

extension HeroDefaultAnimationType.Direction {
  var recorded: AnimationType.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  init(_ direction: AnimationType.Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
