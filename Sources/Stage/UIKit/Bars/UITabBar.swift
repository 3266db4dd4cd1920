internal import HeroModel

/// The bar of tabs.
open class UITabBar: StyledBar<UITabBarAppearance, UITabBarItem> {
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UITabBar { speaker { UITabBar() } }

  /// Of tabs that are not selected; nil is the plain look.
  open var unselectedItemTintColor: UIColor? {
    get { own.mutedTint ?? proxy?.own.mutedTint }
    set { own.mutedTint = newValue }
  }

  private var tabs: UITabBarController? { owner as? UITabBarController }
  override var containerItems: [UITabBarItem]? { tabs?.viewControllers?.compactMap(\.tabBarItem) }
  override var refusal: String? { "Directly modifying a tab bar managed by a tab bar controller is not allowed." }
  /// That of the tab that shows, or the one that is selected in a bar of one's own.
  open var selectedItem: UITabBarItem? {
    get { tabs?.selectedViewController?.tabBarItem ?? ownSelected }
    set {
      ownSelected = newValue
      lookDidChange()
    }
  }
  private weak var ownSelected: UITabBarItem?
  open weak var delegate: (any UITabBarDelegate)?

  override class func rowHeight(_ metrics: BarMetrics) -> Double { metrics.tabBar }
  override var standing: StandingBar {
    let look = look()
    let tabs = look?.stackedLayoutAppearance
    var bar = styled(StandingBar(ownItems ?? [], selected: ownSelected), look, tint: tabs?.selected.color)
    bar.look.muted = (tabs?.normal.color ?? unselectedItemTintColor)?.color
    return bar
  }
  open var selectionIndicatorImage: UIImage?
  /// The ground's picture: one of nothing (`UIImage()`) leaves the ground out; others are not drawn.
  open var backgroundImage: UIImage? {
    get { own.ground ?? proxy?.own.ground }
    set { own.ground = newValue }
  }
  /// The hairline's picture: one of nothing (`UIImage()`) leaves it out where `backgroundImage` is set too; others are not drawn.
  open var shadowImage: UIImage? {
    get { own.shadow ?? proxy?.own.shadow }
    set { own.shadow = newValue }
  }

  /// What pictures say.
  override var olderLook: UITabBarAppearance? {
    guard let ground = backgroundImage else { return nil }
    let look = UITabBarAppearance()
    if ground.isNothing { look.backgroundEffect = nil } else { look.backgroundColor = barTintColor }
    if shadowImage?.isNothing ?? false { look.shadowColor = nil }
    return look
  }
}
