internal import HeroTimeline
public import UIKit

extension CAMediaTimingFunction {
  public static let linear = CAMediaTimingFunction(name: .linear)
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunction(name: .easeIn)
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunction(name: .easeOut)
  /// Slow at both ends.
  public static let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)
  /// Material's.
  public static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
  /// Material's.
  public static let deceleration = CAMediaTimingFunction(controlPoints: 0, 0, 0.2, 1)
  /// Material's.
  public static let acceleration = CAMediaTimingFunction(controlPoints: 0.4, 0, 1, 1)
  /// Material's.
  public static let sharp = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.6, 1)
  /// Overshoots.
  public static let easeOutBack = CAMediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)

  /// The curve with a name.
  public static func from(name: String) -> CAMediaTimingFunction? {
    let named: [String: CAMediaTimingFunction] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "standard": .standard,
      "deceleration": .deceleration, "acceleration": .acceleration, "sharp": .sharp,
    ]
    return named[name]
  }
}
