import HeroTimeline

/// UIModalTransitionStyle: how UIKit itself presents and dismisses. Hero looks at none of them.
package enum ModalTransitionStyle: String, Equatable, Sendable, CaseIterable {
  /// From below, and back.
  case coverVertical
  /// As a page that is turned about its vertical axis.
  case flipHorizontal
  /// One fades over the other.
  case crossDissolve
}

/// UIKit's own way from one controller to another, where Hero takes no part (rule C6, fact 6.7).
package enum SystemTransition: Equatable, Sendable {
  /// A navigation controller's: the upper screen slides over the lower one.
  case navigation
  /// The same with Reduce Motion and Prefer Cross-Fade Transitions: the upper screen fades in where it stands.
  case crossFade
  case modal(ModalTransitionStyle)

  /// What it is where the user of the phone prefers cross-fades.
  package var reduced: SystemTransition {
    switch self {
    case .navigation, .crossFade: .crossFade
    case .modal: .modal(.crossDissolve)
    }
  }

  /// What a plan calls it.
  package var name: String {
    switch self {
    case .navigation: "navigation"
    case .crossFade: "crossFade"
    case .modal(let style): style.rawValue
    }
  }

  /// Seconds.
  package var duration: Double {
    switch self {
    case .navigation, .crossFade, .modal(.coverVertical), .modal(.crossDissolve): Self.springDuration
    case .modal(.flipHorizontal): 0.7
    }
  }

  /// The part of the way at seconds after the start: 0 before, exactly 1 from the end on.
  package func fraction(at time: Double) -> Double {
    if time >= duration { return 1 }
    switch self {
    case .navigation, .crossFade, .modal(.coverVertical), .modal(.crossDissolve): return Self.spring.fraction(at: time)
    case .modal(.flipHorizontal): return Self.easeInOut.value(at: time / duration)
    }
  }

  /// UIKit's system spring: mass 3, stiffness 1000, damping 500, half a second (fact 2.7).
  private static let spring = Spring(stiffness: 1000.0 / 3, damping: 500.0 / 3)
  private static let springDuration = 0.5
  private static let easeInOut = TimingFunction(0.42, 0, 0.58, 1)
}
