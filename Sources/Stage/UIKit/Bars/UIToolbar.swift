internal import HeroGeometry
internal import HeroModel

/// The bar at the bottom of a navigation controller.
open class UIToolbar: UIView {
  /// Items of a bar that stands by itself, above a keyboard mostly. They are not drawn, with a warning where the bar shows.
  open var items: [UIBarButtonItem]?
  /// The same; without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, items?.isEmpty == false {
      UIKitRuntime.current.warn("the items of a toolbar outside of a navigation controller do not show")
    }
  }
  open var barStyle: UIBarStyle = .default
  /// As high as a row of items, as wide as wished.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).toolbar))
  }
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UIToolbar { UIKitRuntime.current.proxy { UIToolbar() } }
  private var own = BarValues<UIToolbarAppearance>()
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
