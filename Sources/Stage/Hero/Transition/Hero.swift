@_exported import UIKit

/// Hero's shared transition.
@preconcurrency @MainActor
public class Hero: NSObject {
  /// One for the process; what it holds is the stage's that is in force.
  public static var shared = HeroTransition(isShared: true)
}
