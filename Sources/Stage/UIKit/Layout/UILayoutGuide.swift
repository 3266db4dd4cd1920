internal import HeroGeometry
internal import ViewLayout

/// A rectangle that constraints place, and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchors {
  /// The view in whose coordinates it lies.
  open internal(set) weak var owningView: UIView?
  /// Names the guide in messages.
  open var identifier = ""
  /// What it is of the view that owns it; nil: constraints place it.
  let area: LayoutArea?
  var solvedFrame = CGRect.zero

  public override init() {
    area = nil
    super.init()
  }

  init(_ area: LayoutArea, of view: UIView) {
    self.area = area
    owningView = view
    super.init()
    identifier = "\(area)"
  }

  /// The rectangle in the owning view's coordinates, points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch area {
    case nil:
      view.layoutIfNeeded()
      return solvedFrame
    case .scrollContent: return CGRect(origin: .zero, size: view.layoutContentSize ?? view.bounds.size)
    case let area?: return view.bounds.inset(by: UIEdgeInsets(view.insets(of: area)))
    }
  }
}

extension UIView: LayoutAnchors {
  /// The baseline of the first line of text; the bottom edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  /// What bars and the device leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// What the layout margins, from the safe area inwards, leave of the view.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The layout margins' rectangle, at most 672 points wide.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  func guide(_ area: LayoutArea) -> UILayoutGuide {
    if let guide = layoutState.areaGuides[area] { return guide }
    let guide = UILayoutGuide(area, of: self)
    layoutState.areaGuides[area] = guide
    return guide
  }

  /// Guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Lets constraints place a guide in this view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
    constraintsDidChange()
  }

  /// Takes a guide away, and the constraints with it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: { $0.superview }) {
      view.removeConstraints(
        view.constraints.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide })
    }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsDidChange()
  }

  /// Margins from the view's edges, the safe area with them.
  ///
  /// Source: UIKit's documentation of `layoutMargins`, `viewRespectsSystemMinimumLayoutMargins` and `preservesSuperviewLayoutMargins`: the
  /// root view of a controller has the system's at least.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = layoutMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      margins.left = max(margins.left, controller.rootMargins.left)
      margins.right = max(margins.right, controller.rootMargins.right)
    }
    if layoutState.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, room) = (superview.effectiveLayoutMargins, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, room.minY + outer.top - frame.minY),
      left: max(margins.left, room.minX + outer.left - frame.minX),
      bottom: max(margins.bottom, frame.maxY - room.maxY + outer.bottom),
      right: max(margins.right, frame.maxX - room.maxX + outer.right))
  }

  /// Whether the layout margins begin at the safe area. Default: true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      constraintsDidChange()
    }
  }

  /// Distances of an area from the view's edges.
  func insets(of area: LayoutArea) -> EdgeInsets {
    switch area {
    case .safeArea: EdgeInsets(safeAreaInsets)
    case .layoutMargins: EdgeInsets(effectiveLayoutMargins)
    case .readableContent: EdgeInsets(effectiveLayoutMargins).readable(inWidth: Double(bounds.width))
    case .scrollContent, .scrollFrame: EdgeInsets()
    }
  }
}

extension UIViewController {
  /// The root view's margins, as many at both sides.
  var rootMargins: UIEdgeInsets {
    UIEdgeInsets(EdgeInsets.rootMargins(inWidth: Double(UIKitRuntime.current.screen.bounds.width)))
  }
}
