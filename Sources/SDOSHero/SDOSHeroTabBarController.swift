public import Hero
public import UIKit

/// A tab bar controller whose animation turns round for earlier tabs.
open class SDOSHeroTabBarController: UITabBarController {
  private var forward: HeroDefaultAnimationType = .auto

  /// The type for a later tab; an earlier one takes the reverse.
  open func setTabBarAnimationType(_ type: HeroDefaultAnimationType) {
    forward = type
    hero.tabBarAnimationType =
      type.isAuto ? .auto : .selectBy(presenting: type, dismissing: type.oppositeAnimationType)
  }
}
