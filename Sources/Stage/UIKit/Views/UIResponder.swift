/// Who may answer touches.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// An Interface Builder file has made the object, and has set all that it names.
  open dynamic func awakeFromNib() {}
  /// Never called: Objective-C has it of classes too.
  open class func awakeFromNib() {}

  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Whether it takes what is typed: text fields and search bars do.
  open dynamic var canBecomeFirstResponder: Bool { false }
  /// Whether it gets what is typed.
  open var isFirstResponder: Bool { UIKitRuntime.current.firstResponder === self }
  /// Gets what is typed, if the present first responder resigns; no keyboard shows.
  @discardableResult open dynamic func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIKitRuntime.current.firstResponder, !other.resignFirstResponder() { return false }
    UIKitRuntime.current.firstResponder = self
    return true
  }
  /// Gets it no longer.
  @discardableResult open dynamic func resignFirstResponder() -> Bool {
    if isFirstResponder { UIKitRuntime.current.firstResponder = nil }
    return true
  }

  /// Never called: observers see no changes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Whether a menu may offer an action; none shows here. Default: whether it responds.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  open var keyCommands: [UIKeyCommand]? { nil }
  /// What would show in place of a keyboard.
  open internal(set) var inputView: UIView?
  /// What would show above a keyboard.
  open internal(set) var inputAccessoryView: UIView?
  open func reloadInputViews() {}

  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Never called: the device is not shaken.
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is not shaken.
  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A recogniser has taken the touches.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// Keys of a keyboard that do something.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
