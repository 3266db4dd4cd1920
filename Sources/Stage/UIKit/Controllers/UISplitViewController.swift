/// Is asked and told what a split controller shows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the second column is left out where there is room for one; else it stands on top of the first.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

/// Two columns, which are always one, as on a phone that stands: the second column is pushed onto the first, where that is a navigation controller.
open class UISplitViewController: UIViewController {
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .oneBesideSecondary }
  /// Always.
  open var isCollapsed: Bool { true }
  open var preferredPrimaryColumnWidthFraction = CGFloat(0.4)
  open var minimumPrimaryColumnWidth = CGFloat(0)
  open var maximumPrimaryColumnWidth = CGFloat(320)
  open var presentsWithGesture = true
  /// Of no effect: there is one column.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  private var secondary: UIViewController?

  /// The columns; until the view is loaded both, then the one that shows.
  open var viewControllers: [UIViewController] {
    get { children + [secondary].compactMap(\.self) }
    set {
      for child in children where !newValue.contains(child) {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      secondary = newValue.count > 1 ? newValue[1] : nil
      if let first = newValue.first, first.parent !== self {
        addChild(first)
        first.didMove(toParent: self)
      }
      if isViewLoaded { collapse() }
    }
  }

  override var tellsChildren: Bool { true }
  package override var childrenOnShow: [UIViewController] { Array(children.prefix(1)) }
  package override var content: UIViewController { children.first?.content ?? self }
  override func placeChildren() {
    for child in children { child.placeInContainer() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  private func collapse() {
    guard let primary = children.first else { return }
    if primary.view.superview !== view {
      primary.view.frame = view.bounds
      primary.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(primary.view, at: 0)
    }
    guard let detail = secondary else { return }
    secondary = nil
    if delegate?.splitViewController(self, collapseSecondary: detail, onto: primary) != true { push(detail, false) }
  }

  /// Pushes a controller onto the first column, without its own navigation controller, or presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { push(vc, true) }

  private func push(_ detail: UIViewController, _ isAnimated: Bool) {
    guard let navigation = children.first as? UINavigationController else {
      return isAnimated ? present(detail, animated: true) : ()
    }
    guard let own = detail as? UINavigationController else {
      return navigation.pushViewController(detail, animated: isAnimated)
    }
    let stack = own.viewControllers
    own.viewControllers = []
    navigation.setViewControllers(navigation.viewControllers + stack, animated: isAnimated)
  }
}
