/// What one who cannot see may do with an element, by its name.
open class UIAccessibilityCustomAction: NSObject {
  /// What `actionHandler` is: it says whether it did something.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// One that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }
}

/// Elements that are no views, such as bars' items and pictures; a view has its own.
extension NSObjectProtocol where Self: NSObject {
  public var accessibilityLabel: String? {
    get { said("label") }
    set { say(newValue, "label") }
  }
  public var accessibilityIdentifier: String? {
    get { said("identifier") }
    set { say(newValue, "identifier") }
  }
  public var accessibilityHint: String? {
    get { said("hint") }
    set { say(newValue, "hint") }
  }
  public var accessibilityValue: String? {
    get { said("value") }
    set { say(newValue, "value") }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { said("traits") ?? .none }
    set { say(newValue, "traits") }
  }
  public var isAccessibilityElement: Bool {
    get { said("element") ?? false }
    set { say(newValue, "element") }
  }

  private func said<Value>(_ name: String) -> Value? {
    (objc_getAssociatedObject(self, accessibilityKey) as? [String: Any])?[name] as? Value
  }
  private func say(_ value: Any?, _ name: String) {
    var all = objc_getAssociatedObject(self, accessibilityKey) as? [String: Any] ?? [:]
    all[name] = value
    objc_setAssociatedObject(self, accessibilityKey, all, .OBJC_ASSOCIATION_RETAIN)
  }
}
nonisolated(unsafe) private let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// A part of a view that is none itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// On the screen, points.
  open var accessibilityFrame: CGRect = .zero
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  open var accessibilityActivationPoint: CGPoint = .zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
