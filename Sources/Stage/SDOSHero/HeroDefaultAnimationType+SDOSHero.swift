public import Hero
internal import HeroModel
internal import UIKit

extension HeroDefaultAnimationType {
  /// The type that undoes this one.
  public var oppositeAnimationType: HeroDefaultAnimationType { HeroDefaultAnimationType(recorded.reversed) }

  /// The presenting side of a pair.
  var forPresenting: HeroDefaultAnimationType {
    if case .selectBy(let presenting, _) = self { return presenting }
    return self
  }
  /// The dismissing side of a pair.
  var forDismissing: HeroDefaultAnimationType {
    if case .selectBy(_, let dismissing) = self { return dismissing }
    return self
  }
  /// Whether nothing is said.
  var isAuto: Bool { recorded == .auto }

  /// A pair whose side that says nothing is the reverse of the other.
  var completed: HeroDefaultAnimationType {
    let (presenting, dismissing) = (forPresenting, forDismissing)
    switch (presenting.isAuto, dismissing.isAuto) {
    case (true, true): return .auto
    case (false, true): return .selectBy(presenting: presenting, dismissing: presenting.oppositeAnimationType)
    case (true, false): return .selectBy(presenting: dismissing.oppositeAnimationType, dismissing: dismissing)
    case (false, false): return .selectBy(presenting: presenting, dismissing: dismissing)
    }
  }

  /// The edge that a drag back begins at: of the push's direction.
  var edge: UIRectEdge {
    switch forPresenting {
    case .push(let direction), .pull(let direction), .cover(let direction), .slide(let direction),
      .zoomSlide(let direction), .pageIn(let direction), .pageOut(let direction):
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .top
      case .down: .bottom
      }
    default: .left
    }
  }
}

extension HeroModifier {
  /// Keeps a view's place as Auto Layout has it; changes nothing here.
  public static var autolayout: HeroModifier { HeroModifier(.autolayout) }
}
