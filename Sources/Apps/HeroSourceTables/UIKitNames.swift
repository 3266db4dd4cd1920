/// What the rewriter has to know about UIKit. Tests compare each table with UIKit's sources.
package enum UIKitNames {
  /// Initialisers that this UIKit requires, because it makes objects by their classes: the class, those below it in UIKit, and the labels.
  package static let requiredInitializers: [(classes: Set<String>, labels: [String], declaration: String)] = [
    (["UICollectionReusableView", "UICollectionViewCell"], ["frame"], "init(frame: CGRect)"),
    (
      ["UITableViewCell"], ["style", "reuseIdentifier"],
      "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
    ),
    (["UITableViewHeaderFooterView"], ["reuseIdentifier"], "init(reuseIdentifier: String?)"),
    (
      [
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer",
      ], [], "init()"
    ),
    (["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer"], [], "init()"),
    (["UICollectionViewLayoutAttributes"], [], "init()"),
    (["UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext"], [], "init()"),
    (["UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance"], [], "init()"),
    (["HeroPlugin"], [], "init()"),
    (["NSManagedObject"], ["context"], "init(context: NSManagedObjectContext)"),
    (
      ["UIStoryboardSegue"], ["identifier", "source", "destination"],
      "init(identifier: String?, source: UIViewController, destination: UIViewController)"
    ),
  ]

  /// UIKit's classes whose subclasses are made by their types alone (`T()` in generic code), with the labels and arguments of what makes them.
  package static let made: [String: (labels: [String], arguments: String)] = {
    let views = [
      "UIView", "UILabel", "UIImageView", "UIControl", "UIButton", "UIScrollView", "UITextField", "UITextView",
      "UIStackView", "UISwitch", "UISlider", "UICollectionReusableView", "UICollectionViewCell",
    ]
    var made = Dictionary(uniqueKeysWithValues: views.map { ($0, (labels: ["frame"], arguments: "frame: .zero")) })
    made["UIViewController"] = (["nibName", "bundle"], "nibName: nil, bundle: nil")
    made["UITableViewCell"] = (["style", "reuseIdentifier"], "style: .default, reuseIdentifier: nil")
    return made
  }()

  /// Methods of UIKit's classes that selectors may name: UIKit registers the same.
  package static let selectors: [String: String] = [
    "becomeFirstResponder()": "becomeFirstResponder", "resignFirstResponder()": "resignFirstResponder",
    "endEditing(_:)": "endEditing:", "layoutIfNeeded()": "layoutIfNeeded", "layoutSubviews()": "layoutSubviews",
    "removeFromSuperview()": "removeFromSuperview", "setNeedsDisplay()": "setNeedsDisplay",
    "setNeedsLayout()": "setNeedsLayout", "reloadData()": "reloadData",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:", "invalidate()": "invalidate",
  ]

  /// Members that an app's extension may override for all objects of a class of UIKit's, with the classes that have them as `dynamic`.
  package static let replaceable: [String: [String]] = {
    var found: [String: [String]] = [:]
    for (owner, members) in dynamicMembers {
      for member in members.split(whereSeparator: \.isWhitespace) { found[String(member), default: []].append(owner) }
    }
    return found.mapValues { $0.sorted() }
  }()

  private static let dynamicMembers = [
    "UIResponder": """
    awakeFromNib() becomeFirstResponder() resignFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:)
    touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:) motionBegan(_:with:) motionEnded(_:with:)
    """,
    "UIViewController": """
    viewDidLoad() viewWillAppear(_:) viewDidAppear(_:) viewWillDisappear(_:) viewDidDisappear(_:) viewWillLayoutSubviews()
    viewDidLayoutSubviews() preferredStatusBarStyle prefersStatusBarHidden childForStatusBarStyle childForStatusBarHidden
    supportedInterfaceOrientations preferredInterfaceOrientationForPresentation shouldAutorotate traitCollectionDidChange(_:)
    viewWillTransition(to:with:) present(_:animated:completion:) dismiss(animated:completion:) willMove(toParent:) didMove(toParent:)
    prefersHomeIndicatorAutoHidden
    """,
    "UINavigationController": "preferredStatusBarStyle childForStatusBarStyle",
    "UITabBarController": "childForStatusBarStyle",
    "UIView": """
    layoutSubviews() didAddSubview(_:) willMove(toSuperview:) didMoveToSuperview() willMove(toWindow:) didMoveToWindow() sizeThatFits(_:)
    intrinsicContentSize hitTest(_:with:) point(inside:with:) traitCollectionDidChange(_:) tintColorDidChange() draw(_:)
    """,
    "UILabel": "intrinsicContentSize", "UIButton": "intrinsicContentSize", "UIImageView": "intrinsicContentSize",
    "UIControl": "isEnabled isSelected isHighlighted",
    "UITableViewCell": "isSelected isHighlighted prepareForReuse()",
    "UICollectionViewCell": "isSelected isHighlighted", "UICollectionReusableView": "prepareForReuse()",
  ]

  /// Protocols that include another's methods.
  package static let inherited: [String: [String]] = [
    "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate", "UIScrollViewDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  /// Protocols of UIKit's that have an optional method of a name.
  package static func protocols(withOptional fullName: String) -> Set<String> { owners[fullName] ?? [] }

  private static let owners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for (name, methods) in optionalMethods {
      for method in methods {
        owners[method, default: []].insert(name)
        for (lower, upper) in inherited where upper.contains(name) { owners[method, default: []].insert(lower) }
      }
    }
    return owners
  }()
}
