public import Hero
public import UIKit

/// A tab bar controller whose animation turns round for earlier tabs (rule C4).
open class SDOSHeroTabBarController: UITabBarController, TabReversing {
  /// The type for a later tab; an earlier one takes the reverse.
  open func setTabBarAnimationType(_ type: HeroDefaultAnimationType) { hero.tabBarAnimationType = type }
}
