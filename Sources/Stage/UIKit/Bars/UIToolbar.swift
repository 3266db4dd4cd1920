internal import HeroModel

/// The bar at the bottom of a navigation controller, which shows the items of the controller on top, or one among views with items of its own.
open class UIToolbar: StyledBar<UIToolbarAppearance, UIBarButtonItem> {
  /// What bars take that say nothing themselves; it belongs to the stage that is in force.
  public class func appearance() -> UIToolbar { speaker { UIToolbar() } }

  open override var barTintColor: UIColor? { didSet { warn() } }
  open override var standardAppearance: UIToolbarAppearance { didSet { warn() } }
  open override var scrollEdgeAppearance: UIToolbarAppearance? { didSet { warn() } }
  private func warn() {
    guard owner != nil else { return }
    UIKitRuntime.current.warn("a toolbar's own colours are not drawn: it has those of the navigation bar")
  }

  override class func rowHeight(_ metrics: BarMetrics) -> Double { metrics.toolbar }
  override var standing: StandingBar { styled(StandingBar(ownItems ?? []), look()) }
}
