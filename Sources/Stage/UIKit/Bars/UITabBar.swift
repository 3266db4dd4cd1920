internal import HeroGeometry
internal import HeroModel

/// The bar of tabs.
open class UITabBar: UIView {
  /// As high as a row of tabs, as wide as wished.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).tabBar))
  }
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UITabBar { UIKitRuntime.current.proxy { UITabBar() } }
  private var own = BarValues<UITabBarAppearance>()
  private var proxy: UITabBar? { Self.appearance() === self ? nil : Self.appearance() }
  /// The controller whose view's tint it has.
  weak var owner: UIViewController?

  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor? {
    get { own.barTint ?? proxy?.barTintColor }
    set { own.barTint = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Of the tab that is selected. Default: the tint of the controller's view.
  open override var tintColor: UIColor! {
    get { own.tint ?? proxy?.own.tint ?? owner?.viewIfLoaded?.tintColor ?? super.tintColor }
    set { own.tint = newValue }
  }
  /// Of tabs that are not selected; nil is the plain look.
  open var unselectedItemTintColor: UIColor? {
    get { own.mutedTint ?? proxy?.unselectedItemTintColor }
    set { own.mutedTint = newValue }
  }
  /// Whether what is below shines through; else views end above the bar. Default: true.
  open var isTranslucent: Bool {
    get { own.isTranslucent ?? proxy?.isTranslucent ?? true }
    set {
      own.isTranslucent = newValue
      owner?.placeChildren()
    }
  }
  /// How the bar looks.
  open var standardAppearance: UITabBarAppearance {
    get { own.standard ?? proxy?.standardAppearance ?? UITabBarAppearance() }
    set { own.standard = newValue }
  }
  /// How the bar looks over the end of a list, where nothing else is said.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { own.scrollEdge ?? proxy?.scrollEdgeAppearance }
    set { own.scrollEdge = newValue }
  }

  /// Those of the tabs; nil for none. A bar of one's own has none.
  open var items: [UITabBarItem]? {
    let items = (owner as? UITabBarController)?.viewControllers?.compactMap(\.tabBarItem) ?? []
    return items.isEmpty ? nil : items
  }
  /// That of the tab that shows.
  open var selectedItem: UITabBarItem? { (owner as? UITabBarController)?.selectedViewController?.tabBarItem }
  /// The ground's picture: one of nothing (`UIImage()`) leaves the ground out; others are not drawn.
  open var backgroundImage: UIImage? {
    get { own.ground ?? proxy?.backgroundImage }
    set { own.ground = newValue }
  }
  /// The hairline's picture: one of nothing (`UIImage()`) leaves it out where `backgroundImage` is set too; others are not drawn.
  open var shadowImage: UIImage? {
    get { own.shadow ?? proxy?.shadowImage }
    set { own.shadow = newValue }
  }

  /// The look that counts; nil is the plain one. At the edge of what is scrolled that edge's look comes first.
  package func look(isAtEdge: Bool = false) -> UITabBarAppearance? {
    let edge = isAtEdge ? own.scrollEdge ?? proxy?.own.scrollEdge : nil
    return edge ?? own.standard ?? proxy?.own.standard ?? olderLook
  }

  /// What pictures say.
  private var olderLook: UITabBarAppearance? {
    guard let ground = backgroundImage else { return nil }
    let look = UITabBarAppearance()
    if ground.isNothing { look.backgroundEffect = nil } else { look.backgroundColor = barTintColor }
    if shadowImage?.isNothing ?? false { look.shadowColor = nil }
    return look
  }
}
