@_exported import Foundation
@_exported import UIKit

/// Hero's shared transition.
@preconcurrency @MainActor
public class Hero: NSObject {
  /// Of the stage that is in force.
  public static var shared: HeroTransition {
    get {
      let key = ObjectIdentifier(HeroTransition.self)
      if let known = UIKitRuntime.current.storage[key] as? HeroTransition { return known }
      let made = HeroTransition()
      UIKitRuntime.current.storage[key] = made
      return made
    }
    set { UIKitRuntime.current.storage[ObjectIdentifier(HeroTransition.self)] = newValue }
  }
}
