internal import HeroControls
internal import HeroGeometry
internal import HeroModel

/// The bar at the top.
open class UINavigationBar: UIView {
  /// As high as a row of items, as wide as wished.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).navigationRow))
  }
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UINavigationBar { UIKitRuntime.current.proxy { UINavigationBar() } }
  private var own = BarValues<UINavigationBarAppearance>() { didSet { lookDidChange() } }
  private var proxy: UINavigationBar? { Self.appearance() === self ? nil : Self.appearance() }
  /// The controller whose view's tint it has.
  weak var owner: UIViewController?

  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor? {
    get { own.barTint ?? proxy?.barTintColor }
    set { own.barTint = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Of items that can be touched. Default: the tint of the controller's view.
  open override var tintColor: UIColor! {
    get { own.tint ?? proxy?.own.tint ?? owner?.viewIfLoaded?.tintColor ?? super.tintColor }
    set { own.tint = newValue }
  }
  /// Those of the controllers in the stack, or those of a bar of one's own, bottom to top; nil for none.
  open var items: [UINavigationItem]? {
    get {
      let items = (owner as? UINavigationController)?.viewControllers.map(\.navigationItem) ?? ownItems
      return items.isEmpty ? nil : items
    }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem] = []
  /// Sets the items of a bar of one's own, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if owner != nil {
      stop(
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        name: "NSInternalInconsistencyException")
    }
    for item in ownItems { item.leave() }
    ownItems = items ?? []
    for item in ownItems { item.bar = self }
    lookDidChange()
  }
  /// Puts an item on top of a bar of one's own, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(ownItems + [item], animated: animated) }
  /// Takes the item on top of a bar of one's own away, at once.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let top = ownItems.last
    setItems(ownItems.dropLast(), animated: animated)
    return top
  }
  /// That of the controller on top.
  open var topItem: UINavigationItem? { items?.last }
  /// That of the controller below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large. Default: false.
  open var prefersLargeTitles = false {
    didSet { (owner as? UINavigationController)?.barsDidChange() }
  }
  /// Whether what is below shines through; else views begin below the bar. Default: true.
  open var isTranslucent: Bool {
    get { own.isTranslucent ?? proxy?.isTranslucent ?? true }
    set {
      own.isTranslucent = newValue
      (owner as? UINavigationController)?.barsDidChange()
    }
  }
  /// Attributes of the title: the colour counts.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.titleAttributes ?? proxy?.titleTextAttributes }
    set { own.titleAttributes = newValue }
  }
  /// Attributes of large titles: the colour counts.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.largeTitleAttributes ?? proxy?.largeTitleTextAttributes }
    set { own.largeTitleAttributes = newValue }
  }
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { own.standard ?? proxy?.standardAppearance ?? UINavigationBarAppearance() }
    set { own.standard = newValue }
  }
  /// Light, or black with white text, where nothing else is said.
  open var barStyle: UIBarStyle {
    get { own.style == .default ? proxy?.barStyle ?? .default : own.style }
    set { own.style = newValue }
  }
  /// The ground's picture: one of nothing (`UIImage()`) leaves the ground out; others are not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    own.ground = backgroundImage
    if backgroundImage?.isNothing == false {
      UIKitRuntime.current.warn("a bar's background image is not drawn; only an empty UIImage() counts")
    }
  }
  /// The ground's picture.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    own.ground ?? proxy?.backgroundImage(for: barMetrics)
  }
  /// The hairline's picture: one of nothing (`UIImage()`) leaves it out; others are not drawn.
  open var shadowImage: UIImage? {
    get { own.shadow ?? proxy?.shadowImage }
    set { own.shadow = newValue }
  }
  /// How the bar looks over the top of a list, where nothing else is said.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { own.scrollEdge ?? proxy?.scrollEdgeAppearance }
    set { own.scrollEdge = newValue }
  }
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var standing: StandingBar? {
    guard owner == nil else { return nil }
    let look = look(for: ownItems.last)
    var bar = StandingBar(ownItems.last).styled(
      barStyle, isTranslucent, tint: tintColor, ground: barTintColor ?? backgroundColor, look)
    bar.look.titleColor = (look?.ownTitle ?? titleTextAttributes?[.foregroundColor] as? UIColor)?.color
    bar.look.titleFont = (titleTextAttributes?[.font] as? UIFont)?.request
    return bar
  }
  override var controlLook: (any ControlLook)? { standing?.look }
  override var controlImages: [UIImage] { standing?.images ?? [] }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(standing)
  }

  /// The look that counts while an item shows; nil is the plain one. At the edge of what is scrolled that edge's look comes first.
  package func look(for item: UINavigationItem?, isAtEdge: Bool = false) -> UINavigationBarAppearance? {
    let edge = isAtEdge ? item?.scrollEdgeAppearance ?? own.scrollEdge ?? proxy?.own.scrollEdge : nil
    return edge ?? item?.standardAppearance ?? own.standard ?? proxy?.own.standard ?? olderLook
  }

  /// What style and pictures say.
  private var olderLook: UINavigationBarAppearance? {
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
