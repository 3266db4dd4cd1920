package import UIKit

extension UIStoryboard {
  /// Lets Interface Builder's files name SDOSHero's controllers; a stage does so before it starts.
  package static let sdosHeroNames: Void = {
    register(SDOSHeroNavigationController.self)
    register(SDOSHeroTabBarController.self)
  }()
}
