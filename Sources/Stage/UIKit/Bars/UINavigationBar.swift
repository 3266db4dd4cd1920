internal import HeroModel

/// The bar at the top.
open class UINavigationBar: StyledBar<UINavigationBarAppearance, UINavigationItem> {
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UINavigationBar { speaker { UINavigationBar() } }

  private var navigation: UINavigationController? { owner as? UINavigationController }
  override var containerItems: [UINavigationItem]? { navigation?.viewControllers.map(\.navigationItem) }
  override var refusal: String? {
    "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
  }
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Puts an item on top of a bar of one's own, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((ownItems ?? []) + [item], animated: animated)
  }
  /// Takes the item on top of a bar of one's own away, at once.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let top = ownItems?.last
    setItems(ownItems?.dropLast(), animated: animated)
    return top
  }
  /// That of the controller on top.
  open var topItem: UINavigationItem? { items?.last }
  /// That of the controller below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large. Default: false.
  open var prefersLargeTitles = false { didSet { owner?.barsDidChange() } }
  /// Attributes of the title: the colour counts.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.titleAttributes ?? proxy?.own.titleAttributes }
    set { own.titleAttributes = newValue }
  }
  /// Attributes of large titles: the colour counts.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.largeTitleAttributes ?? proxy?.own.largeTitleAttributes }
    set { own.largeTitleAttributes = newValue }
  }
  /// The ground's picture: one of nothing (`UIImage()`) leaves the ground out; others are not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    own.ground = backgroundImage
    if backgroundImage?.isNothing == false {
      UIKitRuntime.current.warn("a bar's background image is not drawn; only an empty UIImage() counts")
    }
  }
  /// The ground's picture.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { own.ground ?? proxy?.own.ground }
  /// The hairline's picture: one of nothing (`UIImage()`) leaves it out; others are not drawn.
  open var shadowImage: UIImage? {
    get { own.shadow ?? proxy?.own.shadow }
    set { own.shadow = newValue }
  }
  /// Stands for the way back: one of nothing or of its own is not drawn, the chevron stays.
  open var backIndicatorImage: UIImage? {
    didSet {
      if backIndicatorImage != nil {
        UIKitRuntime.current.warn("a bar's backIndicatorImage is not drawn: the chevron stays")
      }
    }
  }
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  override class func rowHeight(_ metrics: BarMetrics) -> Double { metrics.navigationRow }
  override var standing: StandingBar {
    let look = look(for: ownItems?.last)
    var bar = styled(StandingBar(ownItems?.last), look)
    bar.look.titleColor = (look?.ownTitle ?? titleTextAttributes?[.foregroundColor] as? UIColor)?.color
    bar.look.titleFont = (titleTextAttributes?[.font] as? UIFont)?.request
    return bar
  }

  /// The look that counts while an item shows; nil is the plain one. At the edge of what is scrolled that edge's look comes first.
  package func look(for item: UINavigationItem?, isAtEdge: Bool = false) -> UINavigationBarAppearance? {
    look(isAtEdge: isAtEdge, item: (item?.standardAppearance, item?.scrollEdgeAppearance))
  }

  /// What style and pictures say.
  override var olderLook: UINavigationBarAppearance? {
    let isClear = backgroundImage(for: .default)?.isNothing ?? false
    guard isClear || shadowImage?.isNothing ?? false || barStyle == .black else { return nil }
    let look = UINavigationBarAppearance()
    if barStyle == .black {
      // What shines through is as in the dark mode's bars.
      look.backgroundColor = barTintColor ?? (isTranslucent ? UIColor(white: 27 / 255, alpha: 1) : .black)
      look.titleTextAttributes = [.foregroundColor: UIColor.white].merging(titleTextAttributes ?? [:]) { $1 }
    } else {
      look.backgroundColor = barTintColor
    }
    if isClear {
      look.backgroundColor = nil
      look.backgroundEffect = nil
    }
    if shadowImage?.isNothing ?? false { look.shadowColor = nil }
    return look
  }
}
