internal import HeroControls
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
  private var own = BarValues<UITabBarAppearance>() { didSet { lookDidChange() } }
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

  /// Those of the tabs, or those of a bar of one's own; nil for none.
  open var items: [UITabBarItem]? {
    get {
      let items = (owner as? UITabBarController)?.viewControllers?.compactMap(\.tabBarItem) ?? ownItems
      return items.isEmpty ? nil : items
    }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UITabBarItem] = []
  /// Sets the items of a bar of one's own, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if owner != nil {
      stop(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        name: "NSInternalInconsistencyException")
    }
    for item in ownItems { item.bar = nil }
    ownItems = items ?? []
    for item in ownItems { item.bar = self }
    lookDidChange()
  }
  /// That of the tab that shows, or the one that is selected in a bar of one's own.
  open var selectedItem: UITabBarItem? {
    get { (owner as? UITabBarController)?.selectedViewController?.tabBarItem ?? ownSelected }
    set {
      ownSelected = newValue
      lookDidChange()
    }
  }
  private weak var ownSelected: UITabBarItem?
  /// Light, or black with white text, of a bar of one's own.
  open var barStyle: UIBarStyle = .default { didSet { lookDidChange() } }
  private var standing: StandingBar? {
    guard owner == nil else { return nil }
    let look = look()
    let tabs = look?.stackedLayoutAppearance
    var bar = StandingBar(ownItems, selected: ownSelected).styled(
      barStyle, isTranslucent, tint: tabs?.selected.color ?? tintColor, ground: barTintColor ?? backgroundColor, look)
    bar.look.muted = (tabs?.normal.color ?? unselectedItemTintColor)?.color
    return bar
  }
  override var controlLook: (any ControlLook)? { standing?.look }
  override var controlImages: [UIImage] { standing?.images ?? [] }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(standing)
  }
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
