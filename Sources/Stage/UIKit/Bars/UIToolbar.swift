internal import HeroControls
internal import HeroGeometry
internal import HeroModel

/// The bar at the bottom of a navigation controller.
open class UIToolbar: UIView {
  /// Of a bar of one's own; a navigation controller's shows those of the controller on top. Default: none.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.leave() }
      for item in items ?? [] { item.bar = self }
      lookDidChange()
    }
  }
  /// The same; without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Light, or black with white text.
  open var barStyle: UIBarStyle = .default { didSet { lookDidChange() } }
  private var standing: StandingBar? {
    guard owner == nil else { return nil }
    return StandingBar(items ?? []).styled(
      barStyle, isTranslucent, tint: tintColor, ground: barTintColor ?? backgroundColor,
      own.standard ?? proxy?.own.standard)
  }
  override var controlLook: (any ControlLook)? { standing?.look }
  override var controlImages: [UIImage] { standing?.images ?? [] }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(standing)
  }
  /// As high as a row of items, as wide as wished.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).toolbar))
  }
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UIToolbar { UIKitRuntime.current.proxy { UIToolbar() } }
  private var own = BarValues<UIToolbarAppearance>() { didSet { lookDidChange() } }
  private var proxy: UIToolbar? { Self.appearance() === self ? nil : Self.appearance() }

  /// The background's colour.
  open var barTintColor: UIColor? {
    get { own.barTint ?? proxy?.barTintColor }
    set {
      own.barTint = newValue
      warn()
    }
  }
  private func warn() {
    guard owner != nil else { return }
    UIKitRuntime.current.warn("a toolbar's own colours are not drawn: it has those of the navigation bar")
  }
  /// The navigation controller that it is of.
  weak var owner: UINavigationController?
  /// Whether what is below shines through; else views end above the bar. Default: true.
  open var isTranslucent: Bool {
    get { own.isTranslucent ?? proxy?.isTranslucent ?? true }
    set {
      own.isTranslucent = newValue
      owner?.barsDidChange()
    }
  }
  /// How the bar looks.
  open var standardAppearance: UIToolbarAppearance {
    get { own.standard ?? proxy?.standardAppearance ?? UIToolbarAppearance() }
    set {
      own.standard = newValue
      warn()
    }
  }
  /// How the bar looks over the end of a list.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { warn() } }
}
