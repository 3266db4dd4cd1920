/// What holds everything on screen.
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    /// Higher is nearer.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue + offset) }
    public static func - (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue - offset) }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A window of a scene.
  public init(windowScene: UIWindowScene) { super.init(frame: windowScene.screen.bounds) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIKitRuntime.current.screen.bounds) }

  open var windowLevel: Level = .normal
  open var screen: UIScreen { UIKitRuntime.current.screen }
  /// Whether it is the app's window.
  open var isKeyWindow: Bool { UIKitRuntime.current.window === self }
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { screen.safeArea }
  open override var next: UIResponder? { nil }

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      screen.style = overrideUserInterfaceStyle == .dark ? .dark : .light
      UIScreenValues.traits = screen.traitCollection
      layer.changed()
    }
  }

  /// The controller of everything in the window.
  open var rootViewController: UIViewController? {
    willSet { if isKeyWindow, !isTakenOver { UIKitRuntime.current.recorder?.willChange() } }
    didSet {
      guard rootViewController !== oldValue, !isTakenOver else { return }
      if isKeyWindow { ControllerChange.replaceRoot(of: self, old: oldValue) }
    }
  }

  /// What the app has put into the window itself, in front of the root's view and of all that is presented, or all that it animates; back
  /// to front.
  package var viewsBesideControllers: [UIView] {
    let change = UIKitRuntime.current.change
    if change?.stage === self { return subviews }
    let presented = sequence(first: rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
    let controllers = presented + [change?.from, change?.to]
    let last = subviews.lastIndex { view in
      view is UIPresentationController.PresentationContainer || view.controller.map(controllers.contains) ?? false
    }
    return last.map { Array(subviews[($0 + 1)...]) } ?? []
  }

  private var isTakenOver = false

  /// Names a root that is in the window already.
  func takeOver(_ root: UIViewController) {
    isTakenOver = true
    rootViewController = root
    isTakenOver = false
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    UIKitRuntime.current.window = self
    isHidden = false
    if rootViewController != nil { ControllerChange.replaceRoot(of: self, old: nil) }
  }

  /// Makes it the app's window.
  open func makeKey() { UIKitRuntime.current.window = self }
}
