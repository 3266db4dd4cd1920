internal import HeroControls
internal import HeroGeometry
internal import HeroModel

/// What UIKit's three bars have in common: how they look, and items.
///
/// What a bar does not say itself its class's `appearance()` says.
@preconcurrency @MainActor
open class StyledBar<Appearance: UIBarAppearance, Item: BarContent>: UIView {
  var own = BarValues<Appearance>() { didSet { lookDidChange() } }
  /// The bar that speaks for all of its class; nil where none does, and for itself.
  var proxy: StyledBar? {
    let proxy = UIKitRuntime.current.barProxies[ObjectIdentifier(Appearance.self)] as? StyledBar
    return proxy === self ? nil : proxy
  }
  /// The container that it is of, whose view's tint it has; nil: it stands among views.
  weak var owner: UIViewController?

  /// The bar that speaks for all of its class, made the first time.
  class func speaker<Bar: StyledBar>(_ make: () -> Bar) -> Bar {
    let key = ObjectIdentifier(Appearance.self)
    if let known = UIKitRuntime.current.barProxies[key] as? Bar { return known }
    let proxy = make()
    UIKitRuntime.current.barProxies[key] = proxy
    return proxy
  }

  // MARK: Look

  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor? {
    get { own.barTint ?? proxy?.own.barTint }
    set { own.barTint = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Of items that can be touched, and of the tab that is selected. Default: the tint of the container's view.
  open override var tintColor: UIColor! {
    get { own.tint ?? proxy?.own.tint ?? owner?.viewIfLoaded?.tintColor ?? super.tintColor }
    set { own.tint = newValue }
  }
  /// Whether what is below shines through; else views end at the bar. Default: true.
  open var isTranslucent: Bool {
    get { own.isTranslucent ?? proxy?.own.isTranslucent ?? true }
    set {
      own.isTranslucent = newValue
      owner?.barsDidChange()
    }
  }
  /// Light, or black with white text, where nothing else is said.
  open var barStyle: UIBarStyle {
    get { own.style ?? proxy?.own.style ?? .default }
    set { own.style = newValue }
  }
  /// How the bar looks.
  open var standardAppearance: Appearance {
    get { own.standard ?? proxy?.own.standard ?? Appearance() }
    set { own.standard = newValue }
  }
  /// How the bar looks over the edge of what is scrolled, where nothing else is said.
  open var scrollEdgeAppearance: Appearance? {
    get { own.scrollEdge ?? proxy?.own.scrollEdge }
    set { own.scrollEdge = newValue }
  }
  /// What older properties say.
  var olderLook: Appearance? { nil }

  /// The look that counts beside an item's own; nil is the plain one. At the edge of what is scrolled that edge's look comes first.
  package func look(
    isAtEdge: Bool = false, item: (standard: Appearance?, scrollEdge: Appearance?) = (nil, nil)
  ) -> Appearance? {
    let edge = isAtEdge ? item.scrollEdge ?? scrollEdgeAppearance : nil
    let standard = item.standard ?? own.standard ?? proxy?.own.standard ?? olderLook
    // Source: UIKit since iOS 15, of apps that are built for it.
    let clear = isAtEdge && UIKitRuntime.current.sdk >= 15 ? (standard ?? Appearance()).cleared() : nil
    return edge ?? clear ?? standard
  }

  // MARK: Items

  /// Those of the container's controllers; nil: those that the bar was given.
  var containerItems: [Item]? { nil }
  /// What UIKit says to those who set the items of a container's bar; nil: they may.
  var refusal: String? { nil }
  /// Those of a bar of one's own.
  private(set) var ownItems: [Item]?

  /// Those of the container's controllers, or those of a bar of one's own.
  open var items: [Item]? {
    get { containerItems ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items of a bar of one's own, at once.
  open func setItems(_ items: [Item]?, animated: Bool) {
    if owner != nil, let refusal { stop(refusal, name: "NSInternalInconsistencyException") }
    for item in ownItems ?? [] { item.leave() }
    ownItems = items
    for item in items ?? [] { item.bar = self }
    lookDidChange()
  }

  // MARK: Standing among views

  /// What a bar of one's own shows.
  var standing: StandingBar { StandingBar() }

  /// Contents in the bar's colours.
  func styled(_ contents: StandingBar, _ look: Appearance?, tint: UIColor? = nil) -> StandingBar {
    var bar = contents
    bar.look.isBlack = barStyle == .black
    bar.look.isTranslucent = isTranslucent
    bar.look.tint = (tint ?? tintColor)?.color
    bar.look.ground = (look?.ownBackground ?? barTintColor ?? backgroundColor)?.color
    bar.look.separator = look?.ownShadow?.color
    return bar
  }

  override var controlLook: (any ControlLook)? { owner == nil ? standing.look : nil }
  override var controlImages: [UIImage] { owner == nil ? standing.images : [] }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard owner == nil else { return }
    // The look draws the ground.
    layer.backgroundColor = nil
    let bar = standing
    for (view, frame) in zip(bar.views, bar.look.viewFrames(in: Size(bounds.size), controlTraits)) {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(frame)
    }
  }

  /// Points.
  class func rowHeight(_ metrics: BarMetrics) -> Double { 0 }
  /// As high as a row of items, as wide as wished.
  open override var intrinsicContentSize: CGSize {
    let metrics = BarMetrics(Size(UIKitRuntime.current.screen.bounds.size))
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(Self.rowHeight(metrics)))
  }
}
